import type { ArtefactStore } from '@tanabana/artefacts/store/artefactStore';
import type { Deployment } from './deployment';
import type { ReleaseContext } from '../releaseContext';
import { deployablesOf, versionsOf } from '../releases/releaseDocument';

/** Number of deployments in a status. */
const MAX_DEPLOYMENTS = 20;

/** The live release, the canary, recent deployments and unreleased versions. */
export interface Status {
  readonly live?: StatusRelease;
  readonly canary?: StatusRelease & { readonly share: number };
  /** Newest first. */
  readonly history: readonly Deployment[];
  /** Versions that were published after the live one of their deployable, newest first. */
  readonly published: readonly PublishedVersion[];
}

/** A release with its versions. */
export interface StatusRelease {
  readonly id: string;
  readonly deployables: readonly {
    readonly name: string;
    readonly version: string;
    readonly owner: string;
    /** Who published the version, if known. */
    readonly by?: string;
  }[];
}

/** A published version that is not live. */
export interface PublishedVersion {
  readonly name: string;
  readonly version: string;
  /** When it was published, as an ISO timestamp. */
  readonly at: string;
  /** Who published it, if known. */
  readonly by?: string;
}

type Stores = Pick<ReleaseContext, 'releases' | 'deployments' | 'artefacts'>;

/** Reads the status that `release status` and the board show. */
export async function readStatus({ releases, deployments, artefacts }: Stores): Promise<Status> {
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
 * Lists versions that were published after the live ones, and the newest version of deployables that are not live.
 * @param live deployable → live version
 * @returns grouped by deployable, newest first
 */
async function publishedSince(
  artefacts: ArtefactStore,
  live: Readonly<Record<string, string>>,
): Promise<readonly PublishedVersion[]> {
  const since = (await artefacts.deployables()).map(async (name) => {
    const versions = await artefacts.versions(name);
    const place = versions.findIndex(({ version }) => version === live[name]);
    const newer = versions.slice(0, name in live && place >= 0 ? place : 1);
    return newer.map(({ publishedAt, ...version }) => ({
      name,
      ...version,
      at: new Date(publishedAt).toISOString(),
    }));
  });
  return (await Promise.all(since)).flat();
}
