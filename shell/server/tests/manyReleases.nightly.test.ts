/** @jest-environment node */
import { setTimeout as delay } from 'node:timers/promises';
import { runLocalBucket } from '@tanabana/build/store/localBucket.testing';
import { runRelease } from '../../cli/runRelease';
import { assembleImage, foreignFolder, imageSettings, runInImage } from '../../test/image';
import { ROOT } from '../../test/publishPresentSources';
import { openTestShop, TEST_SECRET } from '../../test/testShop';

jest.setTimeout(600_000);

/** Releases in the history. */
const RELEASES = Number(process.env.RELEASES ?? 1_000);

/** Longest that a release command or the start of a machine may take, in milliseconds, with a bucket nearby. */
const MAX_MS = 10_000;

/** Longest until a machine serves a promotion, in milliseconds. */
const MAX_SHOWN_MS = 2_000;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return Math.round(performance.now() - from);
}

test('a long history delays neither a machine, a promotion nor a release command', async () => {
  const bucket = await runLocalBucket();
  Object.assign(process.env, bucket);
  const shop = await openTestShop(bucket);
  for (let number = 1; number < RELEASES; number += 1) await shop.promoted(number);

  const machine = runInImage(assembleImage(), imageSettings().command, {
    ...bucket,
    RELEASE_SECRET: TEST_SECRET,
    TOKEN_SIGNING_KEY: TEST_SECRET,
    PORT: '0',
    RENDERS: '1',
    LOG_LEVEL: 'fatal',
    DATA_DIR: foreignFolder(),
    DRAIN_SECONDS: '0',
  });
  const times: Record<string, number> = {};
  let origin = '';
  times.start = await timed(async () => {
    origin = await machine.address();
    while (!(await fetch(`${origin}/readyz`)).ok) await delay(5);
  });
  const { id } = await shop.release(RELEASES);
  times.promotion = await timed(() => shop.promote(id));
  times.shown = await timed(async () => {
    while ((await fetch(`${origin}/cart`)).headers.get('x-tanabana-release') !== id) await delay(10);
  });
  for (const words of ['status', 'history', 'diff previous live', 'prune --dry-run'])
    times[words] = await timed(() =>
      runRelease(ROOT, words.split(' '), { ...bucket, DATA_DIR: foreignFolder() }, () => undefined),
    );
  machine.child.kill('SIGKILL');
  await machine.ended;
  process.stdout.write(`${RELEASES} releases, ms: ${JSON.stringify(times)}\n`);
  expect(times.shown).toBeLessThan(MAX_SHOWN_MS);
  expect(Object.values(times).filter((ms) => ms > MAX_MS)).toEqual([]);
});
