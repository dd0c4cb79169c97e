/** @jest-environment node */
import { setTimeout as delay } from 'node:timers/promises';
import { runLocalBucket } from '@tanabana/build/store/localBucket.testing';
import { runRelease } from '../../cli/runRelease';
import { assembleImage, foreignFolder } from '../../test/image';
import { ROOT } from '../../test/publishPresentSources';
import { promoteMany } from '../../test/promoteMany';
import { startMachine } from '../../test/startMachine';
import { openTestShop } from '../../test/testShop';

jest.setTimeout(600_000);

/** Releases in the store: as many as the local bucket can list, which has no further pages. */
const RELEASES = Number(process.env.RELEASES ?? 1_000);

/** Longest that a release command or the start of a machine may take, in milliseconds, with a bucket nearby. */
const MAX_MS = 10_000;

/** Longest until a machine serves a promotion, in milliseconds. */
const MAX_SHOWN_MS = 2_000;

let end: (() => Promise<void>) | undefined;
afterEach(() => end?.());

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return Math.round(performance.now() - from);
}

test('a long history delays neither a machine, a promotion nor a release command', async () => {
  const bucket = await runLocalBucket();
  Object.assign(process.env, bucket);
  const shop = await openTestShop(bucket);
  const { remotes, shell } = await shop.release(1);
  const versions = { shell: shell.version, cart: remotes.cart?.version ?? '' };
  await promoteMany(shop.context, versions, RELEASES - 2);

  const times: Record<string, number> = {};
  const image = assembleImage();
  const from = performance.now();
  const machine = await startMachine(image, bucket);
  const { origin } = machine;
  end = machine.kill;
  await machine.ready();
  times.start = Math.round(performance.now() - from);
  const { id } = await shop.release(2);
  times.promotion = await timed(() => shop.promote(id));
  times.shown = await timed(async () => {
    while ((await fetch(`${origin}/cart`)).headers.get('x-tanabana-release') !== id) await delay(10);
  });
  for (const words of ['status', 'history', 'diff previous live', 'prune --dry-run'])
    times[words] = await timed(() =>
      runRelease(ROOT, words.split(' '), { ...bucket, DATA_DIR: foreignFolder() }, () => undefined),
    );
  process.stdout.write(`${RELEASES} releases, ms: ${JSON.stringify(times)}\n`);
  expect(times.shown).toBeLessThan(MAX_SHOWN_MS);
  expect(Object.values(times).filter((ms) => ms > MAX_MS)).toEqual([]);
});
