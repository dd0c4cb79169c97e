/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newFolder } from '@tanabana/releases/versions/builtDeployable.testing';
import { runLocalBucket } from '@tanabana/releases/versions/localBucket.testing';
import { promote, rollback } from '@tanabana/releases/deployments/deployReleases';
import { openReleaseContext } from '@tanabana/releases/deployments/releaseContext';
import { openStorefront, openTestShop, pageSaying, scriptAddress } from '../test/testShop';

let env: Readonly<Record<string, string>>;

beforeAll(async () => {
  env = await runLocalBucket();
  Object.assign(process.env, env);
});

/** Opens a server that uses the bucket. Its data folder is empty unless `data` names another folder. */
function openMachine(data = newFolder()) {
  const context = openReleaseContext('/', { ...env, DATA_DIR: data }, () => undefined);
  return openStorefront(
    { context: { ...context, requireFrom: __filename } },
    { now: () => performance.now(), development: { historyTimeoutMs: 250 } },
  );
}

test('a server whose disk is full serves files from the bucket', async () => {
  const shop = await openTestShop({ env });
  await shop.promoted(1);
  const data = newFolder();
  mkdirSync(path.join(data, 'cached'));
  writeFileSync(path.join(data, 'cached/cart'), 'what should be a folder');
  const machine = await openMachine(data);
  const file = await machine.inject(scriptAddress(1));
  expect([file.statusCode, file.body]).toEqual([200, 'export const version = 1;']);
  expect(file.headers).toMatchObject({
    'content-type': 'text/javascript',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  });
  await machine.close();
});

test('two concurrent promotions are both recorded, and a rollback works', async () => {
  const shop = await openTestShop({ env });
  const first = await shop.promoted(3, pageSaying('third'));
  const releases = await Promise.all([shop.release(4), shop.release(5)]);
  const before = await shop.context.deployments.length();
  await Promise.all(releases.map(({ id }) => promote(shop.context.deployments, id)));
  expect(await shop.context.deployments.length()).toBe(before + 2);
  await rollback(shop.context.deployments, first.id);
  expect((await shop.context.deployments.latest())?.live).toBe(first.id);
});
