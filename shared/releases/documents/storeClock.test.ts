/** @jest-environment node */
import { newFolder } from '../versions/builtDeployable.testing';
import { FolderObjects } from '../stores/folderObjects';
import { runLocalBucket, BUCKET } from '../versions/localBucket.testing';
import { BucketObjects } from '../stores/bucketObjects';
import type { ObjectStore } from '../stores/objectStore';
import { clockDifference, requireStoreClock } from './storeClock';

const env = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER', AWS_REGION: 'us-east-1' };

const off = (milliseconds: number) => () => Date.now() + milliseconds;

async function stores(): Promise<readonly ObjectStore[]> {
  const bucket = await runLocalBucket();
  Object.assign(process.env, env, bucket);
  return [new FolderObjects(newFolder()), new BucketObjects(BUCKET, 'p/', bucket.AWS_ENDPOINT_URL_S3)];
}

test('refuses a clock that differs from that of a folder or bucket by more than 30 s', async () => {
  for (const objects of await stores()) {
    await expect(requireStoreClock(objects, off(-3_000_000))).rejects.toThrow(
      'TB-STORE-015: Nothing was changed: the clock of this machine is 50 min behind the clock of the store',
    );
    await expect(requireStoreClock(objects, off(40_000))).rejects.toThrow(/(39|40|41) s ahead of the clock/);
    await expect(requireStoreClock(objects, off(25_000))).resolves.toBeUndefined();
    expect(await objects.list('')).toEqual([]);
  }
});

test('a store that takes long to write causes no difference', async () => {
  const objects = new FolderObjects(newFolder());
  let time = Date.now() - 3 * 3_600_000;
  expect(await clockDifference(objects, () => (time += 3_600_000 * 2))).toBe(0);
});
