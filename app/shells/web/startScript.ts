/**
 * What runs before the first paint, as an inline script: the right colours
 * (contract PP-1..PP-4) and, while the page is still being parsed, the tabs the
 * reader chose earlier. It is a constant because the CSP names its hash. The
 * same rules in readable form are in features/color-mode and in DocsTabs; the
 * test runs both and compares.
 */
const COLOURS = [
  'const r=document.documentElement,',
  // A blocked storage or an odd name must not stop the rest (PP-2).
  't=f=>{try{return f()}catch{return null}},',
  'q=new URLSearchParams(location.search);',
  'for(const[k,v]of q)k.startsWith("docusaurus-data-")&&t(()=>r.setAttribute("data-"+k.slice(16),v));',
  'let c=q.get("docusaurus-theme");',
  'if(c!=="light"&&c!=="dark"){',
  'const s=t(()=>localStorage.getItem("theme"));',
  'c=s===null||s==="system"?null:s==="dark"?s:"light"}',
  'r.setAttribute("data-theme",c||(matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light"));',
  'r.setAttribute("data-theme-choice",c||"system");',
];

// Observers run before the parsed part is painted, so the default tab never shows.
const TABS = [
  't(()=>{',
  'const p="docusaurus.tab.",l=localStorage;',
  'if(!Object.keys(l).some(k=>k.startsWith(p)))return;',
  'const f=()=>{for(const e of document.querySelectorAll("docs-tabs[data-group]")){',
  'const v=l.getItem(p+e.dataset.group),b=[...e.querySelectorAll(":scope>.tabs-list>.tabs-tab")];',
  'if(b.some(x=>x.dataset.value===v)){',
  'for(const x of b){const s=x.dataset.value===v;x.setAttribute("aria-selected",s);x.tabIndex=s?0:-1}',
  'for(const x of e.querySelectorAll(":scope>.tabs-panel"))x.hidden=x.dataset.value!==v}}},',
  'o=new MutationObserver(f);',
  'o.observe(document,{childList:true,subtree:true});',
  'document.addEventListener("DOMContentLoaded",()=>{f();o.disconnect()})})',
];

export const START_SCRIPT = `(()=>{${[...COLOURS, ...TABS].join('')}})()`;
