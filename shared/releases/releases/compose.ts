import { createHash } from 'node:crypto';
import { ArtefactError, type ArtefactStore } from '../versions/artefactStore';
import { UsageError } from '../errors/usageError';
import type { ReleaseSettings } from '@tanabana/contract/settings/settings';
import { contractConflicts, contractsOf } from '../contracts/contractConflicts';
import { findIncompatibilities } from './findIncompatibilities';
import type { Release } from '../documents/releaseDocument';

/** Thrown for versions that do not work together. Each reason names the team in charge. */
export class ReleaseRefused extends Error {
  override name = 'ReleaseRefused';

  /** @param summary lines that follow the reasons in the message */
  constructor(
    readonly reasons: readonly string[],
    summary: readonly string[] = [],
  ) {
    const list = reasons.map((reason) => `  - ${reason}`);
    super(['These versions make no release:', ...list, ...summary].join('\n'));
  }
}

/** @param now ISO timestamp */
export async function compose(
  store: ArtefactStore,
  versions: Readonly<Record<string, string>>,
  settings: ReleaseSettings,
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
    ...(await contractConflicts(release, await contractsOf(store, release), store)),
  ];
  if (reasons.length > 0) throw new ReleaseRefused(reasons);
  return release;
}

/** Returns an id that does not depend on the order of the versions. */
function releaseId(versions: Readonly<Record<string, string>>, settings: ReleaseSettings): string {
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

interface Changes {
  /** Requested versions. An entry without a version selects the newest version of the deployable. */
  readonly requested: readonly { readonly name: string; readonly version?: string | undefined }[];
  readonly without?: readonly string[];
}

/** @throws {UsageError} when `without` names the shell or an unknown remote */
export async function changedVersions(
  artefacts: ArtefactStore,
  current: Readonly<Record<string, string>>,
  { requested, without = [] }: Changes,
): Promise<Record<string, string>> {
  const unknown = without.find((name) => !(name in current) || name === 'shell');
  if (unknown !== undefined) throw new UsageError(`TB-USAGE-003: A release cannot be without "${unknown}".`);
  const unnamed = requested.filter(({ version }) => version === undefined).map(({ name }) => name);
  const named = requested.flatMap(({ name, version }) => (version === undefined ? [] : [[name, version]]));
  const versions = {
    ...current,
    ...(await newestVersions(artefacts, unnamed)),
    ...(Object.fromEntries(named) as Record<string, string>),
  };
  return Object.fromEntries(Object.entries(versions).filter(([name]) => !without.includes(name)));
}
