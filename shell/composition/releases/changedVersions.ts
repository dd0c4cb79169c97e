import type { ArtefactStore } from '@tanabana/artefacts/store/artefactStore';
import { UsageError } from '@tanabana/artefacts/usageError';
import { newestVersions } from './compose';

interface Changes {
  /** A deployable without a version gets its newest one. */
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
