import type { ArtefactStore } from '@tanabana/build/store/artefactStore';
import type { Deployment } from './deployment';
import type { ReleaseContext } from './releaseContext';
import { deployablesOf, versionsOf } from './releaseDocument';

/** Deployments that a status tells of. */
const MAX_DEPLOYMENTS = 10;

/** What is live, what was, and what could be. */
export interface Status {
  readonly live?: StatusRelease;
  readonly canary?: StatusRelease & { readonly share: number };
  /** The newest first. */
  readonly history: readonly Deployment[];
  /** Versions that were published after the live one of their deployable, the newest of each first. */
  readonly published: readonly PublishedVersion[];
}

/** A release with its versions. */
export interface StatusRelease {
  readonly id: string;
  readonly deployables: readonly {
    readonly name: string;
    readonly version: string;
    readonly owner: string;
    /** Who published that version; nothing where no record says it. */
    readonly by?: string;
  }[];
}

/** A version that could be live. */
export interface PublishedVersion {
  readonly name: string;
  readonly version: string;
  /** When it was published, as an ISO timestamp. */
  readonly at: string;
  /** Who published it; nothing where no record says it. */
  readonly by?: string;
}

type Places = Pick<ReleaseContext, 'releases' | 'deployments' | 'artefacts'>;

/** Reads what the release commands and the board tell of. */
export async function readStatus({ releases, deployments, artefacts }: Places): Promise<Status> {
  const history = await deployments.recent(MAX_DEPLOYMENTS);
  const [present] = history;
  const releaseOf = async (id: string): Promise<StatusRelease> => ({
    id,
    deployables: await Promise.all(
      deployablesOf(await releases.load(id)).map(async ({ name, version, owner }) => {
        const publication = await artefacts.publication({ name, version });
        return { name, version, owner, ...(publication && { by: publication.by }) };
      }),
    ),
  });
  return {
    ...(present && { live: await releaseOf(present.live) }),
    ...(present?.canary && {
      canary: { ...(await releaseOf(present.canary.release)), share: present.canary.share },
    }),
    history,
    published: await publishedSince(artefacts, present ? versionsOf(await releases.load(present.live)) : {}),
  };
}

/**
 * Versions that were published after those that are live, and the newest of a deployable that is not.
 * @param live version of each deployable that is live
 * @returns by deployable, the newest first
 */
async function publishedSince(
  artefacts: ArtefactStore,
  live: Readonly<Record<string, string>>,
): Promise<readonly PublishedVersion[]> {
  const since = (await artefacts.deployables()).map(async (name) => {
    const versions = await artefacts.versions(name);
    const place = versions.findIndex(({ version }) => version === live[name]);
    const newer = versions.slice(0, name in live && place >= 0 ? place : 1);
    return Promise.all(
      newer.map(async ({ version, publishedAt }) => {
        const by = (await artefacts.publication({ name, version }))?.by;
        return { name, version, at: new Date(publishedAt).toISOString(), ...(by !== undefined && { by }) };
      }),
    );
  });
  return (await Promise.all(since)).flat();
}
