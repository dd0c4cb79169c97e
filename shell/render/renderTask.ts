import type { CodeOwner } from '@tanabana/artefacts/sandbox/codeOwner';
import type { ServedRelease } from '../composition/releases/servedRelease';

/** One attempt to render a page. */
export interface RenderTask {
  /** Path and declared query. */
  readonly address: string;
  /** Seed of everything random on the page, a whole number below 2³². */
  readonly seed: number;
  /** Remotes that render in their fallback version. */
  readonly replaced: readonly string[];
  /** Remotes that failed and have no fallback version. The browser renders their parts. */
  readonly leftOut: readonly string[];
}

/** A document, compressed. */
export interface RenderedDocument {
  /** Text, compressed with Brotli. */
  readonly brotli: Buffer;
  /** Content security policy. */
  readonly policy: string;
  readonly status: number;
  /** Weak entity tag, the same for all encodings (RFC 9110 §8.8.1). */
  readonly etag: string;
}

/** A failure of a deployable while a page was rendered. */
export interface RenderFailure extends CodeOwner {
  readonly message: string;
  /** Whether the deployable exceeded the time limit, and no download explains that. */
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

/** Result of an attempt: a document, unless something failed. */
export interface RenderResult {
  readonly document?: RenderedDocument;
  readonly failures: readonly RenderFailure[];
}

/** Renders pages outside of the process that answers requests. */
export interface Renderer {
  /**
   * @param owner remote that the page belongs to
   * @throws {ProcessEnded} when the code that renders does not yield, or takes too much memory
   * @throws {TooManyRenders} when too many pages of the same remote are queued
   * @throws {Error} when the shell itself fails
   */
  readonly render: (served: ServedRelease, owner: string, task: RenderTask) => Promise<RenderResult>;
  /** Loads the modules of a release before its first page is requested. */
  readonly prepare: (served: ServedRelease) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Too many pages of a remote are queued, or a page was queued for too long. */
export class TooManyRenders extends Error {
  override name = 'TooManyRenders';
}
