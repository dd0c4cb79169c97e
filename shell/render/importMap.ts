import { RETRIES, scriptIntegrities } from '../composition/addresses';
import { isFallback, type ServedRelease } from '../composition/servedRelease';

/**
 * The import map of a release: no imports, only the integrity of every script, under its own address and under
 * those of Try again, and of the fallback versions. A script
 * that is missing here would run unchecked, so all are in.
 */
export function importMap({ release: { shell, remotes }, previous }: ServedRelease): string {
  const fallbacks = Object.values(remotes).flatMap((remote) => {
    const fallback = previous[remote.name];
    return isFallback(fallback, remote) ? [fallback] : [];
  });
  const retried = Object.values(remotes)
    .flatMap(scriptIntegrities)
    .flatMap(([address, integrity]) => RETRIES.map((attempt) => [`${address}?r=${attempt}`, integrity]));
  const once = [shell, ...Object.values(remotes), ...fallbacks].flatMap(scriptIntegrities);
  return JSON.stringify({ integrity: Object.fromEntries([...once, ...retried]) as Record<string, string> });
}
