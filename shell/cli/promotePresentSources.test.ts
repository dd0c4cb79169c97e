/** @jest-environment node */
import { cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runLocalBucket } from '@tanabana/build/store/localBucket.testing';
import { newFolder } from '@tanabana/build/publish/builtDeployable.testing';
import { defaultSettings } from '@tanabana/runtime/settings/defaultSettings';
import { cartBuild, openTestShop, pageSaying, versionOf, type TestShop } from '../test/testShop';
import { checkoutId } from './checkoutId';
import { preparePresentSources } from './promotePresentSources';
import { promote, rollback, startCanary, stopCanary } from '../composition/deployReleases';

// Releases are verified in processes of their own; a busy machine takes its time.
jest.setTimeout(60_000);

/** A clone of the repository, in which the cart is in the state of this number. */
function openCheckout(shop: TestShop, remembersBuilds = true) {
  const root = newFolder();
  const start = async (cart: number): Promise<{ live: string; printed: string; published: number }> => {
    const printed: string[] = [];
    let published = 0;
    const versions = { shell: versionOf(1), cart: versionOf(cart) };
    const publish = async () => {
      published += 1;
      await shop.context.artefacts.publish(cartBuild(cart, pageSaying(`version ${cart}`)));
      return versions;
    };
    const known = async () =>
      remembersBuilds && (await shop.context.artefacts.has('cart', versions.cart)) ? versions : undefined;
    const context = { ...shop.context, print: (text: string) => printed.push(text) };
    const sources = { versions: () => known(), publish };
    const putLive = await preparePresentSources(context, sources, defaultSettings, await checkoutId(root));
    return { live: await putLive(), printed: printed.join('\n'), published };
  };
  return { root, start };
}

const history = async ({ context }: TestShop) =>
  (await context.deployments.recent(Infinity)).map(({ action }) => action).reverse();

test('who edits and starts sees the edit, again and again, and also what they went back to', async () => {
  const shop = await openTestShop();
  const { start } = openCheckout(shop);
  const releases = [];
  for (const cart of [1, 2, 2, 3, 1]) {
    const { live, printed } = await start(cart);
    expect(printed).not.toContain('not promoted');
    expect((await shop.context.releases.load(live)).remotes.cart?.version).toBe(versionOf(cart));
    releases.push(live);
  }
  expect(releases[4]).toBe(releases[0]);
  expect(await history(shop)).toEqual(['promote', 'promote', 'promote', 'promote']);
});

test('a start of an older checkout leaves the live release of a newer one, and says how to promote', async () => {
  const shop = await openTestShop();
  const [newer, older] = [openCheckout(shop), openCheckout(shop)];
  await shop.release(1);
  const { live } = await newer.start(2);
  const started = await older.start(1);
  expect(started).toMatchObject({ live, published: 0 });
  expect(started.printed).toMatch(/The present sources, release \w+, were not promoted: /);
  expect(started.printed).toContain(`release ${live}, which is live, was not promoted by a start of this`);
  expect(started.printed).toContain(`cart       ${versionOf(1)}`);
  expect(started.printed).toContain('npm run release -- promote --sources');
  expect(await history(shop)).toEqual(['promote']);
  expect((await newer.start(3)).printed).not.toContain('not promoted');
});

test('says what it is about to promote, and in place of what', async () => {
  const { start } = openCheckout(await openTestShop());
  const first = await start(1);
  expect(first.printed).toBe(
    [
      `About to promote release ${first.live}: nothing is live yet.`,
      `  shell      ${versionOf(1)}`,
      `  cart       ${versionOf(1)}`,
    ].join('\n'),
  );
  const second = await start(2);
  expect(second.printed).toBe(
    `About to promote release ${second.live} in place of ${first.live}.\n  cart       ${versionOf(1)} → ${versionOf(2)}`,
  );
  expect((await start(2)).printed).toBe('');
});

test('of two checkouts on one bucket, the one that did not promote what is live serves it', async () => {
  const bucket = await runLocalBucket();
  Object.assign(process.env, bucket);
  const shop = await openTestShop(bucket);
  const [first, other] = [openCheckout(shop), openCheckout(shop)];
  const { live } = await first.start(1);
  const started = await other.start(2);
  expect(started).toMatchObject({ live, published: 0 });
  expect(started.printed).toContain('npm run release -- promote --sources');
  await rollbackable(shop, first.start, other.start);
});

/** A rolled-back release stays away, whoever starts and promotes after it. */
async function rollbackable(
  shop: TestShop,
  start: (cart: number) => Promise<{ readonly live: string }>,
  startOther: (cart: number) => Promise<{ readonly live: string }>,
): Promise<void> {
  const withdrawn = (await start(3)).live;
  await rollback(shop.context.deployments);
  for (const cart of [4, 5]) await start(cart);
  const { live } = await startOther(3);
  expect(live).not.toBe(withdrawn);
  expect(live).toBe((await shop.context.deployments.latest())?.live);
}

test('sources whose version is not known are built only when they may be promoted', async () => {
  const shop = await openTestShop();
  const [newer, older] = [openCheckout(shop, false), openCheckout(shop, false)];
  const { live } = await newer.start(2);
  const started = await older.start(1);
  expect(started).toMatchObject({ live, published: 0 });
  expect(started.printed).toContain('The present sources were not promoted: ');
  expect(await newer.start(2)).toMatchObject({ live, printed: '' });
  await rollback(shop.context.deployments, (await newer.start(3)) && live, 'It is slow.');
  expect((await newer.start(3)).printed).toMatch(/, release \w+, were not promoted: it was rolled back/);
});

test('a copy of a checkout is another checkout', async () => {
  const shop = await openTestShop();
  const [first, copy] = [openCheckout(shop), openCheckout(shop)];
  const { live } = await first.start(1);
  cpSync(path.join(first.root, '.tanabana'), path.join(copy.root, '.tanabana'), { recursive: true });
  expect((await copy.start(2)).live).toBe(live);
});

test('of two checkouts that start at once over an empty store, one promotes', async () => {
  const shop = await openTestShop();
  const starts = await Promise.all([openCheckout(shop).start(1), openCheckout(shop).start(2)]);
  const { live } = (await shop.context.deployments.latest()) ?? {};
  expect(starts.map((started) => started.live)).toEqual([live, live]);
  expect(starts.filter(({ printed }) => printed.includes('were not promoted'))).toHaveLength(1);
  expect(await history(shop)).toEqual(['promote']);
});

test('what a command promoted stays, also over the sources of the checkout that it was promoted from', async () => {
  const shop = await openTestShop();
  const { start } = openCheckout(shop);
  await start(1);
  const { id } = await shop.promoted(2);
  expect((await start(3)).live).toBe(id);
});

test('a start may replace what `promote --sources` of the same checkout put live', async () => {
  const shop = await openTestShop();
  const [here, there] = [openCheckout(shop), openCheckout(shop)];
  await there.start(1);
  const { id } = await shop.release(2);
  await promote(shop.context.deployments, id, { checkout: await checkoutId(here.root) });
  expect((await here.start(3)).live).not.toBe(id);
});

test('what was rolled back stays withdrawn through later promotions, until a command promotes it', async () => {
  const shop = await openTestShop();
  const { start } = openCheckout(shop);
  const first = await start(1);
  const withdrawn = await start(2);
  await rollback(shop.context.deployments, undefined, 'It is slow.');
  expect((await start(2)).live).toBe(first.live);
  await start(3);
  const { live } = await start(4);

  const again = await start(2);
  expect(again.live).toBe(live);
  expect(again.printed).toMatch(/were not promoted: it was rolled back on \d{4}-\d\d-\d\d \(It is slow\.\)/);

  await promote(shop.context.deployments, withdrawn.live);
  expect(await start(2)).toMatchObject({ live: withdrawn.live, printed: '' });
});

test('what was stopped as a canary stays withdrawn, and a running canary stays too', async () => {
  const shop = await openTestShop();
  const { start } = openCheckout(shop);
  const { live } = await start(1);
  const canary = await shop.release(2);
  await startCanary(shop.context.deployments, canary.id, 0.05);
  expect((await start(3)).printed).toContain(`release ${canary.id} runs as a canary`);
  expect((await start(2)).live).toBe(live);
  await stopCanary(shop.context.deployments, 'More errors.', canary.id);
  await start(3);
  expect((await start(2)).printed).toContain('it was stopped as a canary');
});

test('builds what is live again when its files are gone', async () => {
  const shop = await openTestShop();
  const { start } = openCheckout(shop);
  await start(1);
  await shop.context.artefacts.removeManifest({ name: 'cart', version: versionOf(1) });
  await start(1);
  expect(await shop.context.artefacts.has('cart', versionOf(1))).toBe(true);
});

test('a checkout that cannot be written to never replaces what is live', async () => {
  const shop = await openTestShop();
  const live = await openCheckout(shop).start(1);
  const file = path.join(newFolder(), 'file');
  writeFileSync(file, '');
  const context = { ...shop.context, root: path.join(file, 'checkout') };
  const own = await checkoutId(context.root);
  expect(own).toBeUndefined();
  const versions = { shell: versionOf(1), cart: versionOf(2) };
  const sources = { versions: () => Promise.resolve(versions), publish: () => Promise.resolve(versions) };
  const putLive = await preparePresentSources(context, sources, defaultSettings, own);
  expect(await putLive()).toBe(live.live);
});
