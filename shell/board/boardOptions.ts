import type { ReleaseContext } from '../composition/releaseContext';
import type { HostOptions } from '@tanabana/http/createHttpServer';

export interface BoardOptions extends HostOptions {
  /** Token that opens the board. */
  readonly token: string;
  readonly context: Pick<
    ReleaseContext,
    'root' | 'artefacts' | 'releases' | 'deployments' | 'objects' | 'requireFrom' | 'env'
  >;
  /** Bundled script of the render processes, relative to the root; the source by default. */
  readonly renderScript?: string;
  /** Key that signs the state of forms. */
  readonly secret: string;
  /** Key that signs preview links; `secret` by default. */
  readonly previewSecret?: string;
  /** Origin of the shop that preview links open. */
  readonly shopOrigin: string;
  /** In milliseconds since 1970. */
  readonly now: () => number;
}
