import path from 'node:path';
import { BucketObjects } from './bucketObjects';
import { FolderObjects } from './folderObjects';
import { ReadCache } from './readCache';
import type { ObjectStore, ServableObjects } from './objectStore';

/** Where builds and releases are stored. */
export interface Stores {
  readonly artefacts: ServableObjects;
  readonly releases: ObjectStore;
  /** This machine's cache of builds: sources → version. */
  readonly builds: ObjectStore;
  /** Folder of everything that this machine stores between starts. */
  readonly data: string;
  /** Least time between two checks for another deployment, in milliseconds. */
  readonly pollIntervalMs: number;
}

/** Variables of the environment, such as `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Each check of a bucket is a call that costs time and money; a promotion shows within a second. */
const BUCKET_POLL_MS = 500;

/**
 * @param root the repository's folder
 * @param env `DATA_DIR` (`.tanabana` unless named); `ARTEFACTS_DIR` when builds are stored elsewhere; or
 * `RELEASES_BUCKET` when builds and releases are stored in a bucket, with the variables of the AWS tools for it
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
