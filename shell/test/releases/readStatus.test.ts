/** @jest-environment node */
import { cartBuild, openTestShop, pageSaying, versionOf } from '../testShop';
import { promote } from '@tanabana/releases/deployments/deployReleases';
import { openReleaseContext } from '@tanabana/releases/deployments/releaseContext';
import { readStatus } from '@tanabana/releases/deployments/readStatus';

test('lists newer versions and the publishers of all versions', async () => {
  const { context, ...shop } = await openTestShop();
  await context.artefacts.publish(cartBuild(1, pageSaying('version 1')), { by: 'Asha' });
  await context.artefacts.publish(cartBuild(2, pageSaying('two')), { by: 'Ravi' });
  await context.artefacts.publish(cartBuild(3, pageSaying('three')));
  await shop.promoted(1);
  const status = await readStatus(context);
  expect(status.live?.deployables).toEqual([
    { name: 'shell', version: versionOf(1), owner: 'Shell team' },
    { name: 'cart', version: versionOf(1), owner: 'Cart team', by: 'Asha' },
  ]);
  const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string;
  expect(status.published).toEqual([
    { name: 'cart', version: versionOf(3), at },
    { name: 'cart', version: versionOf(2), at, by: 'Ravi' },
  ]);
});

test('lists only the newest version of a deployable that is not live', async () => {
  const { context, compose, promote } = await openTestShop();
  await promote((await compose([])).id);
  for (const number of [1, 2]) await context.artefacts.publish(cartBuild(number, pageSaying('words')));
  const { published } = await readStatus(context);
  expect(published.map(({ name, version }) => `${name} ${version}`)).toEqual([`cart ${versionOf(2)}`]);
});

test('reads each deployment of a long history only once', async () => {
  const { folder, context, release } = await openTestShop();
  const [first, second] = [await release(1), await release(2)];
  for (let count = 0; count < 75; count += 1)
    for (const { id } of [first, second]) await promote(context.deployments, id);
  let reads = 0;
  const board = openReleaseContext(
    context.root,
    { DATA_DIR: folder },
    () => undefined,
    () => (operation) => {
      if (operation === 'read') reads += 1;
    },
  );
  expect((await readStatus(board)).previous).toBe(first.id);
  expect(reads).toBeGreaterThan(150);
  reads = 0;
  expect((await readStatus(board)).previous).toBe(first.id);
  expect(reads).toBeLessThan(50);
});
