import { UsageError } from '@tanabana/build/publish/usageError';
import { changedVersions } from '../../composition/changedVersions';
import { compose, ReleaseRefused } from '../../composition/compose';
import type { ArtefactStore } from '@tanabana/build/store/artefactStore';
import type { ReleaseContext } from '../../composition/releaseContext';
import { versionsOf, type Release } from '../../composition/releaseDocument';

/** Says in the place of a version that a remote is left out. */
export const LEFT_OUT = 'none';

/** Versions of a deployable that are offered, besides the live one. */
const MAX_VERSIONS = 20;

const PICK = /^([a-z]{1,60})@(none|\d{1,6}\.\d{1,6}\.\d{1,6}-[0-9a-f]{10})$/;

/** A version that somebody picked, or that a remote is left out. */
interface PickedVersion {
  readonly name: string;
  readonly version: string;
}

/**
 * Reads what somebody picked.
 * @param words as in `cart@1.0.0-0123456789`, or `cart@none`
 * @throws {UsageError} when one is no pick
 */
export function picksOf(words: readonly string[]): readonly PickedVersion[] {
  return words.map((word) => {
    const [, name, version] = PICK.exec(word) ?? [];
    if (name === undefined || version === undefined) {
      throw new UsageError('A proposal names versions as in cart@1.0.0-0123456789.');
    }
    return { name, version };
  });
}

/**
 * Makes the release that is meant, without keeping it: what is live, with what was picked; with nothing picked, the
 * newest version of everything that is live.
 * @returns the release, or why these versions make none
 * @throws {UsageError} when a release cannot be without what is left out
 * @throws {ArtefactError} when a version is not there
 */
export async function propose(
  { artefacts, now }: Pick<ReleaseContext, 'artefacts' | 'now'>,
  live: Release,
  picks: readonly PickedVersion[],
): Promise<Release | readonly string[]> {
  const kept = versionsOf(live);
  const asked = picks.filter(({ version }) => version !== LEFT_OUT);
  const without = picks.filter(
    ({ name, version }) => version === LEFT_OUT && (name in kept || name === 'shell'),
  );
  const versions = await changedVersions(artefacts, kept, {
    asked: picks.length > 0 ? asked : Object.keys(kept).map((name) => ({ name })),
    without: without.map(({ name }) => name),
  });
  try {
    return await compose(artefacts, versions, live.settings, new Date(now()).toISOString());
  } catch (error) {
    if (error instanceof ReleaseRefused) return error.reasons;
    throw error;
  }
}

/** The versions of a deployable that somebody can choose from. */
export interface ProposalChoice {
  readonly name: string;
  /** The newest first; the time of publication is in milliseconds since 1970. */
  readonly versions: readonly { readonly version: string; readonly publishedAt: number }[];
  /** The live version; nothing where the deployable is not live. */
  readonly live: string | undefined;
  /** The version in the proposal, or that it is left out. */
  readonly chosen: string;
}

/** What can be chosen from, and what is chosen: see `propose`. */
export async function proposalChoices(
  artefacts: ArtefactStore,
  live: Release,
  picks: readonly PickedVersion[],
): Promise<readonly ProposalChoice[]> {
  const kept = versionsOf(live);
  const picked = new Map(picks.map(({ name, version }) => [name, version]));
  const names = [...new Set([...Object.keys(kept), ...(await artefacts.deployables())])];
  return Promise.all(
    names.map(async (name) => {
      const all = await artefacts.versions(name);
      const present = kept[name];
      const standard = present === undefined ? LEFT_OUT : picks.length > 0 ? present : all[0]?.version;
      const chosen = picked.get(name) ?? standard ?? LEFT_OUT;
      const versions = all.filter(
        ({ version }, index) => index < MAX_VERSIONS || version === present || version === chosen,
      );
      return { name, versions, live: present, chosen };
    }),
  );
}
