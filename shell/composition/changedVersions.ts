import type { ArtefactStore } from '@tanabana/build/store/artefactStore';
import { UsageError } from '@tanabana/build/publish/usageError';
import { newestVersions } from './compose';

interface Changes {
  /** Deployables that get another version: their newest where none is named. */
  readonly asked: readonly { readonly name: string; readonly version?: string | undefined }[];
  /** Remotes that retire. */
  readonly without?: readonly string[];
}

/**
 * Versions with some of them changed.
 * @param kept version of each deployable, as of what is live
 * @throws {UsageError} when a release cannot be without what is left out
 * @throws {ArtefactError} when a deployable without a named version has none
 */
export async function changedVersions(
  artefacts: ArtefactStore,
  kept: Readonly<Record<string, string>>,
  { asked, without = [] }: Changes,
): Promise<Record<string, string>> {
  const unknown = without.find((name) => !(name in kept) || name === 'shell');
  if (unknown !== undefined) throw new UsageError(`A release cannot be without "${unknown}".`);
  const unnamed = asked.filter(({ version }) => version === undefined).map(({ name }) => name);
  const named = asked.flatMap(({ name, version }) => (version === undefined ? [] : [[name, version]]));
  const versions = {
    ...kept,
    ...(await newestVersions(artefacts, unnamed)),
    ...(Object.fromEntries(named) as Record<string, string>),
  };
  return Object.fromEntries(Object.entries(versions).filter(([name]) => !without.includes(name)));
}
