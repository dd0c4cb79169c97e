import type { Release } from '../release/releaseDocument';
import { RETRIES, scriptIntegrities } from './addresses';

/**
 * The import map of a release: no imports, only the integrity of every script, under its own address and under
 * those of Try again. A script that is missing here would run unchecked, so all are in.
 */
export function importMap({ shell, remotes }: Release): string {
  const retried = Object.values(remotes)
    .flatMap(scriptIntegrities)
    .flatMap(([address, integrity]) => RETRIES.map((attempt) => [`${address}?r=${attempt}`, integrity]));
  const once = [shell, ...Object.values(remotes)].flatMap(scriptIntegrities);
  return JSON.stringify({ integrity: Object.fromEntries([...once, ...retried]) as Record<string, string> });
}
