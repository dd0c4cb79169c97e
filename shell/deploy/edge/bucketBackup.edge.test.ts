/** @jest-environment node */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { newFolder } from '@tanabana/build/store/builtDeployable.testing';
import { BUCKET, runLocalBucket } from '@tanabana/build/store/localBucket.testing';
import { promote } from '../../composition/deployments/deployReleases';
import { loadCompleteRelease } from '../../composition/releases/loadCompleteRelease';
import { openReleaseContext } from '../../composition/releaseContext';
import { assembleImage } from '../../test/image';
import { ROOT } from '../../test/publishPresentSources';
import { startMachine } from '../../test/startMachine';
import { openTestShop } from '../../test/testShop';

const run = promisify(execFile);

jest.setTimeout(180_000);

/** Releases before the copy begins. */
const RELEASES = 20;

type Bucket = Awaited<ReturnType<typeof runLocalBucket>>;

/** Commands of the documentation, in their order, with other places. */
function documentedCopies(from: string, to: string): string[][] {
  const text = readFileSync(path.join(ROOT, 'shell/docs/operating.md'), 'utf8');
  const commands = text.match(/^rclone copy .*$/gm) ?? [];
  expect(commands).toHaveLength(3);
  return commands.map((command) =>
    command
      .replace(/ +#.*/, '')
      .replaceAll('shop:tanabana-releases', from)
      .replaceAll('copy:tanabana-releases', to)
      .split(' ')
      .slice(1),
  );
}

/** Copies from one place to another as documented, with rclone. */
async function copyBucket(bucket: Bucket, from: string, to: string): Promise<void> {
  const env = {
    PATH: process.env.PATH,
    RCLONE_CONFIG_SHOP_TYPE: 's3',
    RCLONE_CONFIG_SHOP_PROVIDER: 'Other',
    RCLONE_CONFIG_SHOP_ENDPOINT: bucket.AWS_ENDPOINT_URL_S3,
    RCLONE_CONFIG_SHOP_ACCESS_KEY_ID: bucket.AWS_ACCESS_KEY_ID,
    RCLONE_CONFIG_SHOP_SECRET_ACCESS_KEY: bucket.AWS_SECRET_ACCESS_KEY,
  };
  for (const words of documentedCopies(from, to)) await run('rclone', words, { env });
}

test('a copy of the bucket that is taken during promotions serves its last release on an empty machine', async () => {
  const lost = await runLocalBucket();
  Object.assign(process.env, lost);
  const shop = await openTestShop(lost);
  let number = 0;
  for (; number < RELEASES;) await shop.promoted((number += 1));
  const before = (await shop.context.deployments.latest())?.live;
  const over = new AbortController();
  const promoting = (async () => {
    while (!over.signal.aborted) await shop.promoted((number += 1));
  })();
  const folder = newFolder();
  const copying = performance.now();
  await copyBucket(lost, `shop:${BUCKET}`, folder);
  const copied = performance.now();
  over.abort();
  await promoting;

  const restored = await runLocalBucket();
  Object.assign(process.env, restored);
  const from = performance.now();
  await copyBucket(restored, folder, `shop:${BUCKET}`);
  const again = openReleaseContext(ROOT, { ...restored, DATA_DIR: newFolder() }, () => undefined);
  const history = await again.deployments.recent(Infinity);
  for (const deployment of history) await loadCompleteRelease(again, deployment.live);
  const live = history[0]?.live;
  const { origin, ready, kill } = await startMachine(assembleImage(), restored);
  await ready();
  const seconds = ((performance.now() - from) / 1_000).toFixed(1);
  const page = await fetch(`${origin}/cart`);
  expect(page.status).toBe(200);
  expect(page.headers.get('x-tanabana-release')).toBe(live);

  expect(history.map((deployment) => deployment.live)).toContain(before);
  await promote(again.deployments, before ?? '');
  expect((await again.deployments.latest())?.live).toBe(before);
  await kill();
  process.stdout.write(
    `Bucket: ${history.length} deployments copied in ${((copied - copying) / 1_000).toFixed(1)} s, ` +
      `of ${number} when it was lost; served again ${seconds} s after an empty one\n`,
  );
});
