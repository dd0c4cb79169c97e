import path from 'node:path';
import { BucketObjects } from './bucketObjects';
import { FolderObjects } from './folderObjects';
import { ReadCache } from './readCache';
import type { ObjectStore, ServableObjects } from './objectStore';

export interface Stores {
  readonly artefacts: ServableObjects;
  readonly releases: ObjectStore;
  readonly builds: ObjectStore;
  /** Local data folder. */
  readonly data: string;
  /** Minimum time between two polls of the deployment history. */
  readonly pollIntervalMs: number;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** Time between two polls of a bucket, because each poll costs money. */
const BUCKET_POLL_MS = 500;

/**
 * Opens the stores in the folder `DATA_DIR` (`.tanabana` by default), with artefacts in `ARTEFACTS_DIR` if set. With
 * `RELEASES_BUCKET`, artefacts and releases are in that bucket, which the variables of the AWS tools configure.
 */
export function openStores(root: string, env: Environment): Stores {
  const data = path.resolve(root, env.DATA_DIR ?? '.tanabana');
  const folder = (name: string) => new FolderObjects(path.join(data, name));
  const { RELEASES_BUCKET, ARTEFACTS_DIR } = env;
  if (RELEASES_BUCKET) {
    const endpoint = env.AWS_ENDPOINT_URL_S3 ?? env.AWS_ENDPOINT_URL;
    const inBucket = (prefix: string) => new BucketObjects(RELEASES_BUCKET, prefix, endpoint);
    return {
      data,
      artefacts: new ReadCache(inBucket('artefacts/'), folder('cached')),
      releases: inBucket('releases/'),
      builds: folder('builds'),
      pollIntervalMs: BUCKET_POLL_MS,
    };
  }
  const artefacts = ARTEFACTS_DIR ? path.resolve(root, ARTEFACTS_DIR) : path.join(data, 'artefacts');
  return {
    data,
    artefacts: new FolderObjects(artefacts),
    releases: folder('releases'),
    builds: new FolderObjects(path.join(artefacts, '.builds')),
    pollIntervalMs: 0,
  };
}
