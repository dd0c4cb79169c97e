import type { Release } from '../../composition/releaseDocument';
import type { Overrides } from '../../composition/servedRelease';

/** Names that always mean the visitor's own machine. */
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * Reads which remote a visitor wants from a dev server.
 * @param wanted as in `cart@http://localhost:3103`
 * @param remotes names of the release's remotes
 * @returns nothing when it is no remote, or no address of the visitor's own machine
 * @internal
 */
export function readOverride(wanted: string, remotes: readonly string[]): Overrides | undefined {
  const [, remote = '', address = ''] = /^([a-z]+)@(.+)$/.exec(wanted) ?? [];
  if (!remotes.includes(remote) || !URL.canParse(address)) return undefined;
  const { protocol, hostname, origin, href } = new URL(address);
  const isOrigin = href === `${origin}/`;
  const isOwnMachine = /^https?:$/.test(protocol) && LOOPBACK.test(hostname);
  return isOrigin && isOwnMachine ? { [remote]: origin } : undefined;
}

/** What a visitor gets from elsewhere, where the settings of the release allow it. */
export function allowedOverride(
  { settings, remotes }: Release,
  wanted: string | undefined,
): Overrides | undefined {
  if (!settings.overrides || wanted === undefined) return undefined;
  return readOverride(wanted, Object.keys(remotes));
}
