/** Takes a prerendered document over. */
import '../../styles/index.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { createEngine, type DocsEngine } from '../../engine/client';
import { createSiteRuntime, fetchDocument, type PrerenderedPage, readPage, ROOT_ID } from '../../site';
import { App } from './App';
import { createWorker } from './createWorker';

const container = document.getElementById(ROOT_ID);
const page = readPage(document);
if (!container || !page) throw new Error('this document holds no page of the docs');

/** `version` counts the packs of a development session; a new one starts the app anew. */
function draw({ data, view }: PrerenderedPage, engine: DocsEngine, version: number) {
  // The router's own transitions would delay what the click asked for.
  return (
    <BrowserRouter useTransitions={false}>
      <App key={version} runtime={createSiteRuntime({ data, view, engine })} view={view} />
    </BrowserRouter>
  );
}

function engineOf({ data }: PrerenderedPage): DocsEngine {
  return createEngine({ manifestUrl: new URL(data.manifestUrl, window.location.href).href, createWorker });
}

let engine = engineOf(page);
startTransition(() => {
  const root = hydrateRoot(container, draw(page, engine, 0), {
    onRecoverableError(error) {
      // oxlint-disable-next-line no-console
      console.error('Docusaurus React Root onRecoverableError:', error);
    },
  });

  import.meta.hot?.on('docs:pack', async ({ version }: { version: number }) => {
    const fresh = await fetchDocument(window.location.href);
    const next = fresh && readPage(fresh);
    if (!next) return window.location.reload();
    engine.stop();
    engine = engineOf(next);
    root.render(draw(next, engine, version));
  });
});
