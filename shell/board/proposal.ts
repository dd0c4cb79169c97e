import { UsageError } from '@tanabana/build/publish/usageError';
import type { ArtefactStore } from '@tanabana/build/store/artefactStore';
import { changedVersions } from '../composition/releases/changedVersions';
import { compose, ReleaseRefused } from '../composition/releases/compose';
import { versionsOf, type Release } from '../composition/releases/releaseDocument';

/** Picked instead of a version to remove a remote. */
export const LEFT_OUT = 'none';

/** Maximum number of selectable versions of a deployable, besides the live one. */
const MAX_VERSIONS = 20;

const PICK = /^([a-z]{1,60})@(none|\d{1,6}\.\d{1,6}\.\d{1,6}-[0-9a-f]{10})$/;

/** Deployable → picked version or `LEFT_OUT`. */
type Picks = ReadonlyMap<string, string>;

/**
 * Parses picked versions.
 * @param words as in `cart@1.0.0-0123456789`, or `cart@none`
 * @throws {UsageError} when one is malformed
 */
export function picksOf(words: readonly string[]): Picks {
  return new Map(
    words.map((word) => {
      const [, name, version] = PICK.exec(word) ?? [];
      if (name !== undefined && version !== undefined) return [name, version];
      throw new UsageError('A proposal names versions as in cart@1.0.0-0123456789.');
    }),
  );
}

/**
 * Composes a release without storing it: the live one with the picked versions, or with the newest versions of all its
 * deployables when nothing is picked.
 * @param at time of composition, as an ISO timestamp
 * @returns the release, or the reasons why these versions do not fit together
 * @throws {UsageError} when the shell, or a remote that is not live, is left out
 * @throws {ArtefactError} when a version does not exist
 */
export async function propose(
  artefacts: ArtefactStore,
  live: Release,
  picks: Picks,
  at: string,
): Promise<Release | readonly string[]> {
  const present = versionsOf(live);
  const picked = [...picks].map(([name, version]) => ({ name, version }));
  const versions = await changedVersions(artefacts, present, {
    requested:
      picks.size > 0
        ? picked.filter(({ version }) => version !== LEFT_OUT)
        : Object.keys(present).map((name) => ({ name })),
    without: picked.flatMap(({ name, version }) =>
      version === LEFT_OUT && (name in present || name === 'shell') ? [name] : [],
    ),
  });
  try {
    return await compose(artefacts, versions, live.settings, at);
  } catch (error) {
    if (error instanceof ReleaseRefused) return error.reasons;
    throw error;
  }
}

/** The versions of a deployable to choose from. */
export interface ProposalChoice {
  readonly name: string;
  /** Newest first; times in milliseconds since 1970. */
  readonly versions: readonly { readonly version: string; readonly publishedAt: number }[];
  /** The live version; `undefined` when the deployable is not live. */
  readonly live: string | undefined;
  /** The version in the proposal, or `LEFT_OUT`. */
  readonly chosen: string;
}

/** The selectable and the selected versions of `propose`. */
export async function proposalChoices(
  artefacts: ArtefactStore,
  live: Release,
  picks: Picks,
): Promise<readonly ProposalChoice[]> {
  const present = versionsOf(live);
  const names = [...new Set([...Object.keys(present), ...(await artefacts.deployables())])];
  return Promise.all(
    names.map(async (name) => {
      const all = await artefacts.versions(name);
      const version = present[name];
      const preselected = version === undefined || picks.size > 0 ? version : all[0]?.version;
      const chosen = picks.get(name) ?? preselected ?? LEFT_OUT;
      const versions = all.filter(
        (one, index) => index < MAX_VERSIONS || one.version === version || one.version === chosen,
      );
      return { name, versions, live: version, chosen };
    }),
  );
}
