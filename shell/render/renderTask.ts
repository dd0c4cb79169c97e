import type { CodeOwner } from '@tanabana/sandbox/codeOwner';
import type { ServedRelease } from '@tanabana/releases/releases/servedRelease';

/** Identifies the page of a failed render in the log. */
export interface FailureOrigin {
  readonly release: string;
  /** Path pattern, as in `/product/:id`. */
  readonly route: string;
  /** Id of the request that started the render. Concurrent requests share the render. */
  readonly requestId?: string | undefined;
}

export interface RenderTask {
  readonly address: string;
  readonly origin?: FailureOrigin;
  /** Integer below 2³². Random values of the page are derived from the seed. */
  readonly seed: number;
  /** Remotes whose fallback version is rendered. */
  readonly replaced: readonly string[];
  /** Remotes that failed and have no working fallback version. The browser renders these remotes. */
  readonly omitted: readonly string[];
  /** Whether the page displays that its data cannot be loaded (`failed` of `definePage`), without loading the data. */
  readonly showsFailure?: boolean;
  /** Whether the result is the page's data as JSON instead of an HTML document. */
  readonly isData?: boolean;
}

export interface RenderedDocument {
  readonly brotli: Buffer;
  readonly policy: string;
  readonly status: number;
  /** Weak ETag, because the Brotli, gzip and plain encodings share it (RFC 9110 §8.8.1). */
  readonly etag: string;
}

export interface RenderFailure extends CodeOwner {
  /** Exposed module that failed, as in `./pages/cart`. */
  readonly expose?: string | undefined;
  readonly message: string;
  /**
   * Whether the render exceeded its time limit. False while a file is being downloaded, because the download may be the
   * cause.
   */
  readonly isTimeout?: boolean;
  /** Whether the page's data could not be loaded, so that the page can display its own failure. */
  readonly isOfData?: boolean;
}

/**
 * Returns the version that renders a page: the fallback version if the task replaces the remote.
 * @param owner remote of the page
 */
export function pageOwner({ release, fallbacks }: ServedRelease, owner: string, task: RenderTask): CodeOwner {
  const fallback = task.replaced.includes(owner) ? fallbacks[owner] : undefined;
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
   * @param isWanted whether anybody still waits for the page. A queued page that nobody waits for is not rendered.
   * @throws {ProcessEnded} when the code blocks the process or uses too much memory
   * @throws {TooManyRenders} when too many pages of the same remote are queued
   * @throws {Error} when the shell fails
   */
  readonly render: (
    served: ServedRelease,
    owner: string,
    task: RenderTask,
    isWanted?: () => boolean,
  ) => Promise<RenderResult>;
  readonly prepare: (served: ServedRelease) => Promise<void>;
  readonly close: () => Promise<void>;
}

export class TooManyRenders extends Error {
  override name = 'TooManyRenders';
}

/** Duration of a step of a render. Times are in milliseconds since 1970. */
export interface Timing {
  /** Step of the render: `load`, or a fragment, as in `fragment catalogue/RugCarousel`. */
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** Returns the current time in milliseconds since 1970, with a fraction. */
export const preciseTime = () => performance.timeOrigin + performance.now();

export async function timed<Result>(
  timings: Timing[],
  name: string,
  run: () => Result | Promise<Result>,
): Promise<Result> {
  const start = preciseTime();
  try {
    return await run();
  } finally {
    timings.push({ name, start, end: preciseTime() });
  }
}
