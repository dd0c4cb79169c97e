import type { CodeOwner } from '@tanabana/artefacts/sandbox/codeOwner';
import type { ServedRelease } from '../composition/releases/servedRelease';
import type { Timing } from './timings';

/** Page whose render failed. Names of the log. */
export interface FailureOrigin {
  readonly release: string;
  /** Pattern, as in `/product/:id`. */
  readonly route: string;
  /** The request that rendered the page. Concurrent requests share a render. */
  readonly requestId?: string | undefined;
}

export interface RenderTask {
  readonly address: string;
  /** For the log of failures. */
  readonly origin?: FailureOrigin;
  /** Whole number below 2³² from which random values of the page are derived. */
  readonly seed: number;
  /** Remotes that are rendered in their fallback version. */
  readonly replaced: readonly string[];
  /** Remotes that failed without a fallback version. The browser renders them. */
  readonly leftOut: readonly string[];
}

export interface RenderedDocument {
  /** Compressed HTML, a sixth of the size. */
  readonly brotli: Buffer;
  readonly policy: string;
  readonly status: number;
  /** Weak, because all encodings share one ETag (RFC 9110 §8.8.1). */
  readonly etag: string;
}

export interface RenderFailure extends CodeOwner {
  /** As in `./pages/cart`. */
  readonly expose?: string | undefined;
  readonly message: string;
  /** Whether the render exceeded its time limit without waiting for a file. */
  readonly isTimeout?: boolean;
}

/** Version of the remote that a page belongs to, in one attempt. */
export function renderedVersion(
  { release, previous }: ServedRelease,
  owner: string,
  task: RenderTask,
): string {
  const fallback = task.replaced.includes(owner) ? previous[owner] : undefined;
  return (fallback ?? release.remotes[owner] ?? release.shell).version;
}

export interface RenderResult {
  readonly document?: RenderedDocument;
  readonly failures: readonly RenderFailure[];
  readonly timings: readonly Timing[];
}

export interface Renderer {
  /**
   * @param owner remote of the page
   * @throws {ProcessEnded} when the code does not yield, or takes too much memory
   * @throws {TooManyRenders} when too many pages of the same remote are queued
   * @throws {Error} when the shell fails
   */
  readonly render: (served: ServedRelease, owner: string, task: RenderTask) => Promise<RenderResult>;
  /** Loads the modules of a release before its first page. */
  readonly prepare: (served: ServedRelease) => Promise<void>;
  readonly close: () => Promise<void>;
}

export class TooManyRenders extends Error {
  override name = 'TooManyRenders';
}
