import type { ServedRelease } from '../../composition/releases/servedRelease';
import type { RenderResult, RenderTask } from '../renderTask';
import type { StrayError } from '../strayErrors';
import type { FullHeap } from './heapWatch';

/** Configuration of a render process. */
export interface RenderSetUp {
  /** Folder in which the files of all releases lie that are rendered. */
  readonly artefacts: string;
  /** File from which the singletons are resolved. */
  readonly requireFrom: string;
  /** Memory in use after a collection, in bytes, beyond which the process requests its replacement. */
  readonly maxHeapBytes: number;
}

/** Requests to a render process. A release is added once, and then named by its key. */
export type RenderRequest =
  | { readonly kind: 'add-release'; readonly key: string; readonly served: ServedRelease }
  | { readonly kind: 'remove-release'; readonly key: string }
  | { readonly kind: 'load'; readonly key: string; readonly name: string; readonly expose: string }
  /** Answered at once by a process that is responsive. */
  | { readonly kind: 'ping' }
  | { readonly kind: 'prepare'; readonly key: string; readonly except: readonly string[] }
  /** A requested file is in the folder now, unless there is none. */
  | { readonly kind: 'downloaded'; readonly file: string }
  | { readonly kind: 'render'; readonly key: string; readonly task: RenderTask };

/** The answer to `render`. */
export interface RenderAnswer {
  readonly result: RenderResult;
  /** Present when the process should be replaced, as code leaves too much in memory. */
  readonly full?: FullHeap | undefined;
}

/** Notifications from a render process. */
export type RenderNotice =
  | { readonly stray: StrayError }
  /** Requests a file of the artefact store that is not in the folder. */
  | { readonly missing: string };
