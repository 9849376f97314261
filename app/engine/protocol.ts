/**
 * What page and worker say to each other. A call carries an id; its answer
 * carries the same. `cancel` drops a call that has not begun.
 */
import type { FailureCode } from './contract';

/** Name of the function the engine puts on globalThis; twin of bridge.Global in Go. */
export const ENGINE_GLOBAL = 'argosDocsEngine';

/** Operations of engine.Session.Call in Go that a page may ask for. */
export type Operation = 'render' | 'preview' | 'search' | 'check' | 'stats';

export type ToWorker =
  /** Sent once, first. `manifest` is the text of the manifest, `packUrl` the folder it lies in. */
  | { type: 'load'; manifest: string; packUrl: string }
  | { type: 'call'; id: number; operation: Operation; argument: string }
  | { type: 'cancel'; id: number };

export type FromWorker =
  | { type: 'ready' }
  /** The engine cannot start. */
  | { type: 'failed'; code: FailureCode; message: string }
  /** Go has ended; nothing will be answered any more. */
  | { type: 'crashed' }
  | { type: 'answer'; id: number; value: unknown }
  | { type: 'error'; id: number; code: FailureCode; message: string };
