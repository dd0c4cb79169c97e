import { addressOf, scriptIntegrities, START_RETRIES } from '../composition/releases/addresses';
import { isFallback, type ServedRelease } from '../composition/releases/servedRelease';
import { hashSource } from './contentSecurityPolicy';
import { REMOTE_RETRIES } from '../protocol/retries';

/** A retry appends its number, as in `tanabana/start/1`. */
export const START_SPECIFIER = 'tanabana/start';

/**
 * Import map of every document of a release, as JSON. `integrity` contains the hash of every script, also under the
 * addresses of retries and fallback versions. Browsers run other scripts unchecked. `imports` contains the entry of the
 * shell, so that nothing starts in a browser that refuses the map.
 */
export function importMap({ release: { shell, remotes }, previous }: ServedRelease): string {
  const live = Object.values(remotes);
  const fallbacks = live.flatMap((remote) => {
    const fallback = previous[remote.name];
    return isFallback(fallback, remote) ? [fallback] : [];
  });
  const scripts = [shell, ...live, ...fallbacks].flatMap(scriptIntegrities);
  const entry = addressOf(shell, shell.entry);
  const start = scriptIntegrities(shell).filter(([address]) => address === entry);
  const retries = [
    ...START_RETRIES.flatMap((attempt) => retried(start, attempt)),
    // The button "Try again" requests scripts of a remote under other addresses.
    ...REMOTE_RETRIES.flatMap((attempt) => retried(live.flatMap(scriptIntegrities), attempt)),
  ];
  const starts = START_RETRIES.map((attempt) => [`${START_SPECIFIER}/${attempt}`, `${entry}?r=${attempt}`]);
  return JSON.stringify({
    imports: Object.fromEntries([[START_SPECIFIER, entry], ...starts]) as Record<string, string>,
    integrity: Object.fromEntries([...scripts, ...retries]) as Record<string, string>,
  });
}

type Integrities = ReturnType<typeof scriptIntegrities>;

function retried(scripts: Integrities, attempt: number): Integrities {
  return scripts.map(([address, integrity]) => [`${address}?r=${attempt}`, integrity]);
}

const hashes = new WeakMap<ServedRelease, string>();

/** Hash source of the import map, computed once for each served release. */
export function importMapHash(served: ServedRelease): string {
  const hash = hashes.get(served) ?? hashSource(importMap(served));
  hashes.set(served, hash);
  return hash;
}
