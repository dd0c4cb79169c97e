import type { CodeOwner } from '@tanabana/artefacts/sandbox/codeOwner';
import type { ServedRelease } from '../composition/releases/servedRelease';
import type { Timing } from './timings';

/** Page whose render failed, in the log. */
export interface FailureOrigin {
  readonly release: string;
  /** Pattern, as in `/product/:id`. */
  readonly route: string;
  /** First of the concurrent requests that share the render. */
  readonly requestId?: string | undefined;
}

export interface RenderTask {
  readonly address: string;
  readonly origin?: FailureOrigin;
  /** Integer below 2³². Random values of the page are derived from the seed. */
  readonly seed: number;
  /** Remotes that are rendered in their fallback version. */
  readonly replaced: readonly string[];
  /** Remotes that failed without a fallback version. The browser renders them. */
  readonly leftOut: readonly string[];
}

export interface RenderedDocument {
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

/**
 * Returns the version that renders a page.
 * @param owner remote of the page
 */
export function pageOwner({ release, previous }: ServedRelease, owner: string, task: RenderTask): CodeOwner {
  const fallback = task.replaced.includes(owner) ? previous[owner] : undefined;
  const { version } = fallback ?? release.remotes[owner] ?? release.shell;
  return { remote: owner, version };
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
  readonly prepare: (served: ServedRelease) => Promise<void>;
  readonly close: () => Promise<void>;
}

export class TooManyRenders extends Error {
  override name = 'TooManyRenders';
}
