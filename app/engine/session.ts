/** The engine's one function, typed: the twin of engine.Session.Call in Go. */
import { EngineError, type FailureCode, type Stats } from './contract';
import { ENGINE_GLOBAL, type Operation } from './protocol';

type Call = (operation: string, argument: string, file: string) => string;

interface Failure {
  code: FailureCode;
  message: string;
  shard?: string;
}

/** Thrown when a page's shard has to be added first. */
export class ShardMissing extends Error {
  readonly shard: string;
  constructor(shard: string) {
    super(`shard ${shard} is not loaded`);
    this.shard = shard;
  }
}

export interface Session {
  load(manifest: string): Stats;
  addPages(name: string, text: string): Stats;
  addIndex(name: string, text: string): Stats;
  /** Throws ShardMissing or an EngineError. */
  call(operation: Operation, argument: string): unknown;
}

/** Finds the function that a started Go program has registered. */
export function openSession(): Session {
  const call = (globalThis as Record<string, unknown>)[ENGINE_GLOBAL] as Call | undefined;
  if (!call) throw new EngineError('unavailable', 'the engine has not registered itself');
  const run = (operation: string, argument = '', file = ''): unknown => {
    const answer = JSON.parse(call(operation, argument, file)) as { ok: unknown } | { error: Failure };
    if ('ok' in answer) return answer.ok;
    const { code, message, shard } = answer.error;
    if (code === 'shard-missing' && shard) throw new ShardMissing(shard);
    throw new EngineError(code, message);
  };
  return {
    load: (manifest) => run('load', '', manifest) as Stats,
    addPages: (name, text) => run('pages', name, text) as Stats,
    addIndex: (name, text) => run('index', name, text) as Stats,
    call: run,
  };
}
