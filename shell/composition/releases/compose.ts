import { createHash } from 'node:crypto';
import { ArtefactError, type ArtefactStore } from '@tanabana/artefacts/store/artefactStore';
import type { Settings } from '@tanabana/runtime/settings/settings';
import { contractConflicts } from '../contracts/contractConflicts';
import { contractsOf } from '../contracts/contractsOf';
import { findIncompatibilities } from './findIncompatibilities';
import type { Release } from './releaseDocument';

/** Each reason is a sentence that names the team in charge. */
export class ReleaseRefused extends Error {
  override name = 'ReleaseRefused';

  /** @param summary lines after the reasons */
  constructor(
    readonly reasons: readonly string[],
    summary: readonly string[] = [],
  ) {
    const list = reasons.map((reason) => `  - ${reason}`);
    super(['These versions make no release:', ...list, ...summary].join('\n'));
  }
}

/** Creates a release document from one version of each deployable, composed at an ISO timestamp. */
export async function compose(
  store: ArtefactStore,
  versions: Readonly<Record<string, string>>,
  settings: Settings,
  now: string,
): Promise<Release> {
  const manifests = await Promise.all(
    Object.entries(versions).map(([name, version]) => store.manifest(name, version)),
  );
  const shell = manifests.find(({ name }) => name === 'shell');
  if (!shell) throw new ReleaseRefused(['TB-COMPOSE-001: The shell is missing (Shell team).']);
  const release: Release = {
    id: releaseId(versions, settings),
    createdAt: now,
    settings,
    shell,
    remotes: Object.fromEntries(
      manifests.filter((manifest) => manifest !== shell).map((manifest) => [manifest.name, manifest]),
    ),
  };
  const reasons = [
    ...findIncompatibilities(release),
    ...(await contractConflicts(release, await contractsOf(store, release))),
  ];
  if (reasons.length > 0) throw new ReleaseRefused(reasons);
  return release;
}

/** Versions in any order have one id. */
function releaseId(versions: Readonly<Record<string, string>>, settings: Settings): string {
  const content = JSON.stringify([Object.entries(versions).sort(), settings]);
  return createHash('sha256').update(content).digest('hex').slice(0, 12);
}

/** @throws {ArtefactError} when a deployable has no version */
export async function newestVersions(
  store: ArtefactStore,
  names: readonly string[],
): Promise<Record<string, string>> {
  const newest = names.map(async (name) => {
    const [first] = await store.versions(name);
    if (!first)
      throw new ArtefactError(
        `TB-COMPOSE-002: No version of ${name} was published: npm run release -- publish ${name}`,
      );
    return [name, first.version];
  });
  return Object.fromEntries(await Promise.all(newest)) as Record<string, string>;
}
