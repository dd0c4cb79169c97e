import { RETRIES, scriptIntegrities } from '../composition/addresses';
import { isFallback, type ServedRelease } from '../composition/servedRelease';
import { releasePlaces } from './compositionOf';

/**
 * The release map: where the pages of a release are, and the integrity of every script. Browsers fetch it once a
 * release, so that documents do not grow with its remotes.
 * @returns JSON whose part `integrity` browsers insert as an import map (`startScripts`)
 */
export function releaseMap(served: ServedRelease): string {
  return JSON.stringify({ integrity: integrities(served), ...releasePlaces(served) });
}

/** The import map that browsers make of a release map: the policy of its documents names the hash of this text. */
export function importMap(served: ServedRelease): string {
  return JSON.stringify({ integrity: integrities(served) });
}

/**
 * The integrity of every script of a release, under its own address and under those of Try again, and of the fallback
 * versions. A script that is missing here would run unchecked, so all are in.
 */
function integrities({ release: { shell, remotes }, previous }: ServedRelease): Record<string, string> {
  const fallbacks = Object.values(remotes).flatMap((remote) => {
    const fallback = previous[remote.name];
    return isFallback(fallback, remote) ? [fallback] : [];
  });
  const retried = Object.values(remotes)
    .flatMap(scriptIntegrities)
    .flatMap(([address, integrity]) => RETRIES.map((attempt) => [`${address}?r=${attempt}`, integrity]));
  const once = [shell, ...Object.values(remotes), ...fallbacks].flatMap(scriptIntegrities);
  return Object.fromEntries([...once, ...retried]) as Record<string, string>;
}
