import { addressOf, scriptIntegrities, START_RETRIES } from '../composition/releases/addresses';
import { isFallback, type ServedRelease } from '../composition/releases/servedRelease';
import { REMOTE_RETRIES } from '../src/remotes/remoteLoader';

/** Specifier of the shell's entry in the import map; a retry appends its number, as in `tanabana/start/1`. */
export const START_SPECIFIER = 'tanabana/start';

/**
 * The import map of every document of a release. Its `integrity` names the hash of every script that pages load, also
 * under the addresses of retries and of the fallback versions: a script that is missing there would run unchecked.
 * Its `imports` names the shell's entry, so that nothing starts in a browser that has refused the map.
 * @returns JSON; the policy of the document names the hash of this text
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
    // Try again requests a remote's scripts under other addresses, until it reloads the page.
    ...REMOTE_RETRIES.flatMap((attempt) => retried(live.flatMap(scriptIntegrities), attempt)),
  ];
  const starts = START_RETRIES.map((attempt) => [`${START_SPECIFIER}/${attempt}`, `${entry}?r=${attempt}`]);
  return JSON.stringify({
    imports: Object.fromEntries([[START_SPECIFIER, entry], ...starts]) as Record<string, string>,
    integrity: Object.fromEntries([...scripts, ...retries]) as Record<string, string>,
  });
}

type Integrities = ReturnType<typeof scriptIntegrities>;

/** The same scripts under the addresses of a retry. */
function retried(scripts: Integrities, attempt: number): Integrities {
  return scripts.map(([address, integrity]) => [`${address}?r=${attempt}`, integrity]);
}
