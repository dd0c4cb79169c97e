import type { ServedRelease } from '../../composition/releases/servedRelease';
import type { RenderResult, RenderTask } from '../renderTask';
import type { StrayError } from '../strayErrors';
import type { FullHeap } from './heapWatch';

/** What a render process is told at its start. */
export interface RenderSetUp {
  /** Folder in which the files of all releases lie that are rendered. */
  readonly artefacts: string;
  /** File from which the singletons are resolved. */
  readonly requireFrom: string;
  /** Memory in use after a collection, in bytes, beyond which the process asks to be replaced. */
  readonly maxHeapBytes: number;
}

/** What a render process is asked for. A release is told once, and then named by its key. */
export type RenderRequest =
  | { readonly kind: 'hold'; readonly key: string; readonly served: ServedRelease }
  | { readonly kind: 'drop'; readonly key: string }
  | { readonly kind: 'load'; readonly key: string; readonly name: string; readonly expose: string }
  /** Is answered at once by a process that can answer. */
  | { readonly kind: 'ping' }
  | { readonly kind: 'prepare'; readonly key: string; readonly except: readonly string[] }
  /** A file that the process asked for lies in the folder, unless there is none. */
  | { readonly kind: 'brought'; readonly file: string }
  | { readonly kind: 'render'; readonly key: string; readonly task: RenderTask };

/** The answer to `render`. */
export interface RenderAnswer {
  readonly result: RenderResult;
  /** Present when the process should be replaced, as code leaves too much in memory. */
  readonly full?: FullHeap | undefined;
}

/** What a render process says without being asked. */
export type RenderNotice =
  | { readonly stray: StrayError }
  /** Asks for a file of the artefact store that is not in the folder. */
  | { readonly missing: string };
