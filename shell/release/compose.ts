import { createHash } from 'node:crypto';
import type { Settings } from '@tanabana/shared/settings/settings';
import type { DeployManifest } from '@tanabana/shared/contracts/deployManifest';
import type { ArtefactStore } from './artefactStore';
import { deployablesOf, type Release } from './releaseDocument';

/** Why versions cannot make a release together, one sentence a reason, each naming who has to act. */
class CompositionRefused extends Error {
  override name = 'CompositionRefused';

  constructor(readonly reasons: readonly string[]) {
    super(`These versions make no release:\n${reasons.map((reason) => `  - ${reason}`).join('\n')}`);
  }
}

/**
 * Makes a release document of one version of each deployable.
 * @param versions deployable → version
 * @param now time of composition, as an ISO timestamp
 * @throws {CompositionRefused} when they do not fit together
 * @throws {ArtefactError} when a version or one of its files is missing or altered
 */
export async function compose(
  store: ArtefactStore,
  versions: Readonly<Record<string, string>>,
  settings: Settings,
  now: string,
): Promise<Release> {
  const manifests = Object.entries(versions).map(([name, version]) => store.manifest(name, version));
  const shell = manifests.find(({ name }) => name === 'shell');
  if (!shell) throw new CompositionRefused(['The shell is missing (Shell team).']);
  const remotes = manifests.filter(({ name }) => name !== 'shell');
  const reasons = [
    ...routesOwnedTwice(remotes),
    ...missingFragments(remotes),
    ...missingRecords(remotes),
    ...differingContracts(shell, remotes),
    ...differingSingletons(shell, remotes),
  ];
  if (reasons.length > 0) throw new CompositionRefused(reasons);

  const release: Release = {
    id: releaseId(versions, settings),
    createdAt: now,
    settings,
    shell,
    remotes: Object.fromEntries(remotes.map((manifest) => [manifest.name, manifest])),
  };
  await Promise.all(deployablesOf(release).map((manifest) => store.verify(manifest)));
  return release;
}

/** The same versions with the same settings are the same release. */
function releaseId(versions: Readonly<Record<string, string>>, settings: Settings): string {
  const content = JSON.stringify([Object.entries(versions).sort(), settings]);
  return createHash('sha256').update(content).digest('hex').slice(0, 12);
}

function routesOwnedTwice(remotes: readonly DeployManifest[]): string[] {
  const owners = new Map<string, DeployManifest>();
  const reasons: string[] = [];
  for (const remote of remotes) {
    for (const { path } of remote.routes) {
      const first = owners.get(path);
      if (first)
        reasons.push(
          `${path} is owned by ${first.name} and by ${remote.name} (${first.owner}, ${remote.owner}).`,
        );
      owners.set(path, remote);
    }
  }
  return reasons;
}

function missingFragments(remotes: readonly DeployManifest[]): string[] {
  const offered = new Set(
    remotes.flatMap(({ name, exposes }) =>
      Object.keys(exposes).map((expose) => expose.replace('./fragments', name)),
    ),
  );
  return remotes.flatMap(({ name, owner, routes }) =>
    routes.flatMap(({ path, fragments }) =>
      fragments
        .filter((fragment) => !offered.has(fragment))
        .map((fragment) => `${name} shows ${fragment} on ${path}, which nobody exposes (${owner}).`),
    ),
  );
}

function missingRecords(remotes: readonly DeployManifest[]): string[] {
  const published = new Set(
    remotes.flatMap(({ name, records = {} }) => Object.keys(records).map((record) => `${name}/${record}`)),
  );
  return remotes.flatMap(({ name, owner, routes }) =>
    routes.flatMap(({ path, records = [] }) =>
      records
        .filter((record) => !published.has(record))
        .map((record) => `${name} reads ${record} on ${path}, which nobody publishes (${owner}).`),
    ),
  );
}

function differingContracts(shell: DeployManifest, remotes: readonly DeployManifest[]): string[] {
  return remotes
    .filter(
      ({ contracts }) =>
        contracts.page !== shell.contracts.page || contracts.events !== shell.contracts.events,
    )
    .map(
      ({ name, owner, contracts }) =>
        `${name} speaks contracts ${JSON.stringify(contracts)}, the shell ${JSON.stringify(shell.contracts)} (${owner}).`,
    );
}

function differingSingletons(shell: DeployManifest, remotes: readonly DeployManifest[]): string[] {
  const major = (version: string | undefined) => version?.split('.')[0];
  return remotes.flatMap(({ name, owner, singletons }) =>
    Object.entries(singletons)
      .filter(([singleton, version]) => major(version) !== major(shell.singletons[singleton]))
      .map(
        ([singleton, version]) =>
          `${name} was built against ${singleton} ${version}, the shell brings ${shell.singletons[singleton] ?? 'none'} (${owner}).`,
      ),
  );
}
