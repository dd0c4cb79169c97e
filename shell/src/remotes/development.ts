import { FAILURES_PATH } from '../../protocol/reportPaths';
import { fetchInTime } from '@tanabana/contract/async/fetchInTime';
import type { Composition } from '@tanabana/contract/remotes/composition';
import type { ShareScope } from './remoteLoader';

/** Lists the shell and the remotes in the format of the federation runtime, for the devtools of Module Federation. */
export function describeFederation({ remotes, routes }: Composition, shareScope: ShareScope): object {
  const shared = Object.entries(shareScope).flatMap(([sharedName, versions]) =>
    Object.keys(versions).map((version) => ({ sharedName, version })),
  );
  const all = Object.entries(remotes).map(([name, { version, entry }]) => ({
    key: `${name}:${new URL(entry, location.href).href}`,
    name,
    entry: new URL(entry, location.href).href,
    version,
  }));
  const none = { shared: [], remotesInfo: {}, modules: [], remoteTypes: '' };
  const described = all.map(({ key, name, entry, version }) => {
    const exposes = new Set(routes.filter(({ remote }) => remote === name).map(({ expose }) => expose));
    const modules = [...exposes].map((expose) => ({
      moduleName: expose.replace('./', ''),
      modulePath: expose,
    }));
    const remoteEntry = { remoteEntry: entry, remoteEntryType: 'module', publicPath: '', globalName: name };
    return [key, { ...none, ...remoteEntry, buildVersion: version, version: entry, modules }] as const;
  });
  const remotesInfo = Object.fromEntries(
    all.map(({ name, entry }) => [name, { matchedVersion: entry }]),
  ) as object;
  const moduleInfo = { shell: { ...none, version: location.origin, shared, remotesInfo } };
  return {
    __INSTANCES__: [],
    __SHARE__: {},
    moduleInfo: { ...moduleInfo, ...(Object.fromEntries(described) as object) },
  };
}

/** Displays the failures that the development server has recorded, in the console and in the error overlay. */
export async function displayServerFailures(): Promise<void> {
  const texts = (await (await fetchInTime(FAILURES_PATH)).json()) as readonly string[];
  for (const message of texts) {
    console.error(message);
    // Empties the stack, because `reportUncaught` would find a script of the shell in the stack, and report a failure
    // of the shell.
    const error = Object.assign(new Error(message), { stack: '' });
    window.dispatchEvent(new ErrorEvent('error', { error, message }));
  }
}
