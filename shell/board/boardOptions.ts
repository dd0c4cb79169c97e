import type { ReleaseContext } from '../composition/releaseContext';

export interface BoardOptions {
  /** Token that opens the board. */
  readonly token: string;
  readonly context: Pick<
    ReleaseContext,
    'root' | 'artefacts' | 'releases' | 'deployments' | 'objects' | 'requireFrom' | 'env'
  >;
  /** Bundled script of the render processes, relative to the root; the source by default. */
  readonly renderScript?: string;
  /** Key that signs preview links, forms, and proofs of verifications. */
  readonly secret: string;
  /** Origin of the shop that preview links open. */
  readonly shopOrigin: string;
  /** In milliseconds since 1970. */
  readonly now: () => number;
  /** Number of proxies in front, which set the caller's address. */
  readonly proxies?: number;
  /** `Strict-Transport-Security` of responses over HTTPS: one year by default, none when empty. */
  readonly hsts?: string;
  readonly logLevel?: string;
}
