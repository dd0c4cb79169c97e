import path from 'node:path';
import { BucketObjects } from './bucketObjects';
import { FolderObjects } from './folderObjects';
import { ReadCache } from './readCache';

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Minimum time between two polls of the deployment history, in milliseconds. The polls are limited, because each
 * request to a bucket is charged.
 */
const BUCKET_POLL_MS = 500;

/** As `BUCKET_POLL_MS`, for a folder. Without this limit, each page would wait for a check of the folder. */
const FOLDER_POLL_MS = 10;

/**
 * Opens the stores of artefacts, releases and builds in the folder `DATA_DIR`. The default is `.tanabana`. Artefacts
 * are in `ARTEFACTS_DIR` if set. If `RELEASES_BUCKET` is set, artefacts and releases are in that bucket, and the
 * environment variables of the AWS tools configure the access.
 */
export function openStores(root: string, env: Environment) {
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
    pollIntervalMs: FOLDER_POLL_MS,
  };
}
