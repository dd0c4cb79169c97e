import { addressOf, BROWSER_FOLDER, scriptIntegrities, START_RETRIES } from '../composition/addresses';
import { isFallback, type ServedRelease } from '../composition/servedRelease';

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
  const started = shell.files[BROWSER_FOLDER + shell.entry]?.integrity ?? '';
  const retries = START_RETRIES.map((attempt) => [attempt, `${entry}?r=${attempt}`] as const);
  return JSON.stringify({
    imports: Object.fromEntries([
      [START_SPECIFIER, entry],
      ...retries.map(([attempt, address]) => [`${START_SPECIFIER}/${attempt}`, address] as const),
    ]) as Record<string, string>,
    integrity: Object.fromEntries([
      ...scripts,
      ...retries.map(([, address]) => [address, started] as const),
      // Try again requests a remote's scripts once under other addresses; after that it reloads the page.
      ...live
        .flatMap(scriptIntegrities)
        .map(([address, integrity]) => [`${address}?r=1`, integrity] as const),
    ]) as Record<string, string>,
  });
}
