import { RETRIES, scriptIntegrities } from './addresses';
import { standsIn, type ShownRelease } from './onShow';

/**
 * The import map of a release: no imports, only the integrity of every script, under its own address and under
 * those of Try again, and of the versions that stand in for failing ones. A script that is missing here would run unchecked, so all are in.
 */
export function importMap({ release: { shell, remotes }, previous }: ShownRelease): string {
  const standIns = Object.values(remotes).flatMap((remote) => {
    const standIn = previous[remote.name];
    return standsIn(standIn, remote) ? [standIn] : [];
  });
  const retried = Object.values(remotes)
    .flatMap(scriptIntegrities)
    .flatMap(([address, integrity]) => RETRIES.map((attempt) => [`${address}?r=${attempt}`, integrity]));
  const once = [shell, ...Object.values(remotes), ...standIns].flatMap(scriptIntegrities);
  return JSON.stringify({ integrity: Object.fromEntries([...once, ...retried]) as Record<string, string> });
}
