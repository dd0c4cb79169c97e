import type { CodeOwner } from '@tanabana/artefacts/sandbox/codeOwner';
import type { ServedRelease } from '../composition/releases/servedRelease';

/** One attempt to render a page. */
export interface RenderTask {
  /** Path and declared query. */
  readonly address: string;
  /** From which everything random on the page is derived: a whole number below 2³². */
  readonly seed: number;
  /** Remotes of which the fallback version renders. */
  readonly replaced: readonly string[];
  /** Remotes that failed and have no fallback version: the browser fills their places. */
  readonly leftOut: readonly string[];
}

/** A document as it is cached: compressed, a sixth of its text. */
export interface RenderedDocument {
  /** Its text in Brotli's form. */
  readonly brotli: Buffer;
  /** The policy that it is sent with. */
  readonly policy: string;
  readonly status: number;
  /** Names the document in all its forms, which are one to a reader (weak, RFC 9110 §8.8.1). */
  readonly etag: string;
}

/** A deployable that failed while a page was rendered, and what it threw. */
export interface RenderFailure extends CodeOwner {
  readonly message: string;
  /** Whether it was not done in time, and no file that it waits for explains that. */
  readonly isTimeout?: boolean;
}

/** What came of an attempt: a document, unless something failed. */
export interface RenderResult {
  readonly document?: RenderedDocument;
  readonly failures: readonly RenderFailure[];
}

/** Renders pages, somewhere else than where requests are answered. */
export interface Renderer {
  /**
   * @param owner remote that the page belongs to
   * @throws {ProcessEnded} when the code that renders does not yield, or takes too much memory
   * @throws {TooManyRenders} when too many pages of the same remote wait already
   * @throws {Error} when the shell itself fails
   */
  readonly render: (served: ServedRelease, owner: string, task: RenderTask) => Promise<RenderResult>;
  /** Loads a release's modules, so that its first page is no slower than the others. */
  readonly prepare: (served: ServedRelease) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** So many pages of a remote wait to be rendered that another would wait too long. */
export class TooManyRenders extends Error {
  override name = 'TooManyRenders';
}
