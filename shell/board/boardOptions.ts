import type { ReleaseContext } from '../composition/releaseContext';
import type { HostOptions } from '@tanabana/http/createHttpServer';

export interface BoardOptions extends HostOptions {
  readonly token: string;
  readonly context: Pick<
    ReleaseContext,
    'root' | 'artefacts' | 'releases' | 'deployments' | 'objects' | 'requireFrom' | 'env'
  >;
  /** Bundled script of the render processes, relative to the root. The source file by default. */
  readonly renderScript?: string | undefined;
  /** Key that signs the state of forms. */
  readonly secret: string;
  /** Key that signs preview links. `secret` by default. */
  readonly previewSecret?: string | undefined;
  /** Origin of the shop that preview links open. */
  readonly shopOrigin: string;
  readonly now: () => number;
}
