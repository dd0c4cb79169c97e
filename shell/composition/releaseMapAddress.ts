import type { Release } from './releaseDocument';
import { isFallback, withFallbacks, type ServedRelease } from './servedRelease';
import type { DeployManifest } from '@tanabana/runtime/contracts/deployManifest';

/** The variant of a release without fallback versions. */
const OWN = 'own';

/** A fallback version in an address: at hand (`@`), or in the place of the release's own (`!`). */
const FALLBACK = /^([a-z]+)([@!])([\w.-]+)$/;

/**
 * Address of the release map of a document. It names everything that the map is made of, so that every machine gives
 * the same answer, whatever it takes for live: release, fallback versions, and what one visitor gets from elsewhere.
 */
export function releaseMapAddress({ release, previous, replaced = [], overrides }: ServedRelease): string {
  const fallbacks = Object.values(release.remotes).flatMap((remote) => {
    const fallback = previous[remote.name];
    if (fallback && replaced.includes(remote.name)) return [`${remote.name}!${fallback.version}`];
    return isFallback(fallback, remote) ? [`${remote.name}@${fallback.version}`] : [];
  });
  const query = Object.entries(overrides ?? {}).map(
    ([remote, origin]) => `?override=${encodeURIComponent(`${remote}@${origin}`)}`,
  );
  return `/_map/${release.id}/${fallbacks.join('~') || OWN}.json${query.join('')}`;
}

/**
 * The release that an address of a release map names.
 * @param variant the part of the address after the release's id
 * @param load finds a published version; rejects when there is none
 * @returns nothing when the variant is none
 */
export async function namedVariant(
  release: Release,
  variant: string,
  load: (name: string, version: string) => Promise<DeployManifest>,
): Promise<ServedRelease | undefined> {
  const words = variant === OWN ? [] : variant.split('~');
  const parts = words.map((word) => FALLBACK.exec(word));
  const previous: Record<string, DeployManifest> = {};
  const replaced: string[] = [];
  for (const part of parts) {
    const [, name = '', sign, version = ''] = part ?? [];
    if (!release.remotes[name]) return undefined;
    previous[name] = await load(name, version);
    if (sign === '!') replaced.push(name);
  }
  return withFallbacks({ release, previous }, replaced);
}
