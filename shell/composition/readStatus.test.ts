/** @jest-environment node */
import { cartBuild, openTestShop, pageSaying, versionOf } from '../test/testShop';
import { publishedSince, readStatus } from './readStatus';

test('tells of every version that was published since, by whom, and of who published what is live', async () => {
  const { context, ...shop } = await openTestShop();
  await context.artefacts.publish(cartBuild(1, pageSaying('version 1')), 'Asha');
  await context.artefacts.publish(cartBuild(2, pageSaying('two')), 'Ravi');
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

test('of a deployable that is not live, only the newest version could be', async () => {
  const { context } = await openTestShop();
  for (const number of [1, 2]) await context.artefacts.publish(cartBuild(number, pageSaying('words')));
  const published = await publishedSince(context.artefacts, { shell: versionOf(1) });
  expect(published.map(({ name, version }) => `${name} ${version}`)).toEqual([`cart ${versionOf(2)}`]);
});
