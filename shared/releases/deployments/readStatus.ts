import type { Version } from '../versions/artefactKeys';
import type { ArtefactStore } from '../versions/artefactStore';
import { shareAt, sharesInWords } from './canarySchedule';
import type { ReleaseContext } from './releaseContext';
import { resolveRelease } from './resolveRelease';
import { deployablesOf, versionsOf, type Release } from '../documents/releaseDocument';

const MAX_DEPLOYMENTS = 20;

export type Status = Awaited<ReturnType<typeof readStatus>>;
export type StatusRelease = NonNullable<Status['live']>;
export type PublishedVersion = Status['published'][number];

type Stores = Pick<ReleaseContext, 'releases' | 'deployments' | 'artefacts' | 'now'>;

export async function readStatus({ releases, deployments, artefacts, now }: Stores) {
  const history = await deployments.recent(MAX_DEPLOYMENTS);
  const [present] = history;
  const releaseOf = async (id: string) => releaseInDetail(artefacts, await releases.load(id));
  const previous = await resolveRelease(releases, deployments, 'previous').catch(() => undefined);
  return {
    ...(present && { live: await releaseOf(present.live) }),
    /** Id of the release to which `rollback` returns. Absent if there is none. */
    ...(previous !== undefined && { previous }),
    ...(present?.canary && {
      canary: {
        ...(await releaseOf(present.canary.release)),
        share: shareAt(present, now()),
        ...(present.canary.schedule && { steps: sharesInWords(present.canary) }),
      },
    }),
    history,
    published: await publishedSince(artefacts, present ? versionsOf(await releases.load(present.live)) : {}),
  };
}

export async function releaseInDetail(artefacts: ArtefactStore, release: Release) {
  const deployables = deployablesOf(release).map(async ({ name, version, owner }) => {
    return { name, version, owner, ...(await originOf(artefacts, { name, version })) };
  });
  return { id: release.id, deployables: await Promise.all(deployables) };
}

/** Returns the author and the commit of a version, as far as they are recorded. */
async function originOf(artefacts: ArtefactStore, version: Version) {
  const { by, commit } = (await artefacts.publications.newestOf(version)) ?? {};
  return { ...(by !== undefined && { by }), ...(commit && { commit }) };
}

/**
 * Lists the versions of each deployable that are newer than its live version. Lists only the newest version if none is
 * live.
 */
async function publishedSince(artefacts: ArtefactStore, live: Readonly<Record<string, string>>) {
  const since = (await artefacts.deployables()).map(async (name) => {
    const versions = await artefacts.versions(name);
    const place = versions.findIndex(({ version }) => version === live[name]);
    const newer = versions.slice(0, name in live && place >= 0 ? place : 1);
    return Promise.all(
      newer.map(async ({ version, publishedAt }) => {
        const at = new Date(publishedAt).toISOString();
        return { name, version, at, ...(await originOf(artefacts, { name, version })) };
      }),
    );
  });
  return (await Promise.all(since)).flat();
}
