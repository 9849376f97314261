/**
 * The worker behind the engine client: starts Go, feeds it the pack, answers
 * calls one after the other. It fetches; Go only computes.
 */
import { EngineError, type Manifest } from './contract';
import { startGo } from './goRuntime';
import type { FromWorker, ToWorker } from './protocol';
import { openSession, type Session, ShardMissing } from './session';

/** Page shards of a site up to this many are all fetched at the start; a larger site's on demand. */
const EAGER_SHARDS = 16;

const scope = self as unknown as DedicatedWorkerGlobalScope;
const send = (message: FromWorker) => scope.postMessage(message);

type Call = Extract<ToWorker, { type: 'call' }>;

let packUrl = '';
let session: Session | undefined;
const queue: Call[] = [];

/** Wakes the queue in a task of its own, so that a cancel that is on its way arrives first. */
const bell = new MessageChannel();
bell.port1.onmessage = () => void answerNext();

scope.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  switch (data.type) {
    case 'load':
      load(data.manifest, data.packUrl).catch(fail);
      break;
    case 'call':
      queue.push(data);
      bell.port2.postMessage(null);
      break;
    case 'cancel': {
      const at = queue.findIndex(({ id }) => id === data.id);
      if (at >= 0) queue.splice(at, 1);
      break;
    }
  }
};

async function load(text: string, url: string): Promise<void> {
  packUrl = url;
  const manifest = JSON.parse(text) as Manifest;
  const eager = manifest.shards.length <= EAGER_SHARDS ? manifest.shards : [];
  const fetchAll = (names: string[]) =>
    Promise.all(names.map(async (name) => [name, await fetchText(name)] as const));
  const [program, indexes, pages] = await Promise.all([
    startGo(),
    fetchAll(manifest.index),
    fetchAll(eager),
  ]);
  void program.exited.then(() => send({ type: 'crashed' }));
  const opened = openSession();
  opened.load(text);
  for (const [name, shard] of pages) opened.addPages(name, shard);
  for (const [name, shard] of indexes) opened.addIndex(name, shard);
  session = opened;
  send({ type: 'ready' });
}

async function answerNext(): Promise<void> {
  const call = queue.shift();
  if (!call || !session) return;
  const { id } = call;
  try {
    send({ type: 'answer', id, value: await answer(session, call) });
  } catch (error) {
    const { code, message } = asEngineError(error);
    send({ type: 'error', id, code, message });
  }
}

async function answer(open: Session, call: Call): Promise<unknown> {
  try {
    return open.call(call.operation, call.argument);
  } catch (error) {
    if (!(error instanceof ShardMissing)) throw error;
    open.addPages(error.shard, await fetchText(error.shard));
    return open.call(call.operation, call.argument);
  }
}

async function fetchText(name: string): Promise<string> {
  const response = await fetch(packUrl + name).catch((cause: unknown) => {
    throw new EngineError('network', `pack file ${name} cannot be fetched`, { cause });
  });
  if (!response.ok) throw new EngineError('network', `pack file ${name}: HTTP ${response.status}`);
  return response.text();
}

function fail(error: unknown): void {
  const { code, message } = asEngineError(error);
  send({ type: 'failed', code, message });
}

function asEngineError(error: unknown): EngineError {
  if (error instanceof EngineError) return error;
  return new EngineError('unavailable', error instanceof Error ? error.message : String(error));
}
