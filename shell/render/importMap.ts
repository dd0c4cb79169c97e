import { fileAddress } from '@tanabana/contract/files/fileAddress';
import { scriptIntegrities } from '@tanabana/releases/releases/addresses';
import { isFallback, type ServedRelease } from '@tanabana/releases/releases/servedRelease';
import { REMOTE_RETRIES } from '../protocol/retries';

/** Numbers of retries whose addresses are in the import map, as in `main.js?r=1`. */
export const START_RETRIES = [1, 2, 3];

/** Specifier of the shell's entry. A retry appends its number, as in `tanabana/start/1`. */
export const START_SPECIFIER = 'tanabana/start';

/**
 * `integrity` contains the hash of every script, also for the addresses of retries and fallback versions, because
 * browsers do not check other scripts. Documents import the shell's entry by a name that only `imports` resolves. A
 * browser that refuses the map cannot resolve the name, so the shell does not start unchecked.
 */
export function importMap({ release: { shell, remotes }, fallbacks }: ServedRelease): string {
  const live = Object.values(remotes);
  const present = live.flatMap((remote) => {
    const fallback = fallbacks[remote.name];
    return isFallback(fallback, remote) ? [fallback] : [];
  });
  const scripts = [shell, ...live, ...present].flatMap(scriptIntegrities);
  const entry = fileAddress(shell.name, shell.entry);
  const start = scriptIntegrities(shell).filter(([address]) => address === entry);
  const retries = [
    ...START_RETRIES.flatMap((attempt) => retried(start, attempt)),
    // The button "Try again" adds the number of the retry to the addresses of the scripts.
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
