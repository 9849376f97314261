import workerUrl from '../../engine/worker.ts?worker&url';

interface ScriptPolicy {
  createScriptURL(url: string): string;
}

interface PolicyFactory {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy;
}

/** Starts the engine's worker. Its Trusted Types policy, `docs-worker`, lets no other script pass. */
export function createWorker(): Worker {
  policy ??= policyFactory()?.createPolicy('docs-worker', { createScriptURL: onlyWorker });
  return new Worker(policy?.createScriptURL(workerUrl) ?? workerUrl, { type: 'module' });
}

let policy: ScriptPolicy | undefined;

function policyFactory(): PolicyFactory | undefined {
  return (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
}

function onlyWorker(url: string): string {
  if (url !== workerUrl) throw new TypeError(`not the engine's worker: ${url}`);
  return url;
}
