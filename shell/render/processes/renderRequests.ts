import type { ServedRelease } from '../../composition/releases/servedRelease';
import type { RenderResult, RenderTask } from '../renderTask';
import type { StrayError } from '../strayErrors';
import type { FullHeap } from './heapWatch';

export interface RenderSetUp {
  readonly artefactsFolder: string;
  /** File from which the singletons are resolved. */
  readonly requireFrom: string;
  /** Heap after a garbage collection, in bytes, beyond which the process requests its replacement. */
  readonly maxHeapBytes: number;
}

export type ReleaseRequest =
  | { readonly kind: 'load'; readonly name: string; readonly expose: string }
  /** Loads all modules. `except` names versions, as in `cart/1.0.0-4f2a91c07b`. */
  | { readonly kind: 'prepare'; readonly except: readonly string[] }
  | { readonly kind: 'render'; readonly task: RenderTask };

/** Requests to a render process. The process caches releases by key. */
export type RenderRequest =
  | (ReleaseRequest & { readonly key: string; readonly served?: ServedRelease })
  /** A responsive process answers immediately. */
  | { readonly kind: 'ping' }
  /** The requested file is in the folder now, or does not exist. */
  | { readonly kind: 'downloaded'; readonly file: string };

/** Answer when the process does not have the release of the key. The request is then sent again with `served`. */
export const UNKNOWN_RELEASE = 'unknown release';

export interface RenderAnswer {
  readonly result: RenderResult;
  /** Present when code left too much in memory, so that the process should be replaced. */
  readonly full?: FullHeap | undefined;
}

export type RenderNotice =
  | { readonly stray: StrayError }
  /** Requests a file of the artefact store that is not in the folder. */
  | { readonly missing: string };
