import type { ReleaseContext } from '../composition/releaseContext';

/** What the board works with. */
export interface BoardOptions {
  /** Opens the board. */
  readonly token: string;
  readonly context: Pick<
    ReleaseContext,
    'root' | 'artefacts' | 'releases' | 'deployments' | 'objects' | 'requireFrom'
  >;
  /** Script of the render processes, below the repository's folder, where it is not the source. */
  readonly renderScript?: string;
  /** Signs preview links, forms, and proofs of verifications. */
  readonly secret: string;
  /** Origin of the shop that preview links open. */
  readonly shopOrigin: string;
  /** In milliseconds since 1970. */
  readonly now: () => number;
  /** How many proxies stand in front and may name the caller's address. */
  readonly proxies?: number;
  /** `Strict-Transport-Security` for callers who came over HTTPS: a year unless set, none when empty. */
  readonly hsts?: string;
  readonly logLevel?: string;
}
