import type { ReleaseContext } from '@tanabana/releases/deployments/releaseContext';
import type { ProxySignIn } from './person';
import type { HostOptions } from '@tanabana/http/createHttpServer';

export interface BoardOptions extends HostOptions {
  readonly token: string;
  readonly context: Pick<
    ReleaseContext,
    'root' | 'artefacts' | 'releases' | 'deployments' | 'objects' | 'requireFrom' | 'env' | 'now'
  >;
  /**
   * Bundled script of the render processes, relative to `context.root`. If undefined, the processes run the source
   * file.
   */
  readonly renderScript?: string | undefined;
  /** Key that signs the state of forms. */
  readonly secret: string;
  /** Key that signs preview links. The default is the value of the option `secret`. */
  readonly previewSecret?: string | undefined;
  /** Origin of the shop that preview links open. */
  readonly shopOrigin: string;
  /** Proxy that verifies the names of people. If undefined, names are those of Basic credentials. */
  readonly signIn?: ProxySignIn | undefined;
  /** Address of the dashboard to which the overview links. */
  readonly dashboard?: string | undefined;
  readonly now: () => number;
}
