/** @jest-environment node */
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { builtDeployable } from '@tanabana/build/publish/builtDeployable.testing';
import { cartBuild, openTestShop, pageSaying, versionOf, type TestShop } from '../test/testShop';
import { runRelease } from './runRelease';

// Real servers and real files; a busy machine takes its time.
jest.setTimeout(60_000);

const root = path.resolve(__dirname, '../..');

/** Runs a command as a person at a keyboard would, and gives what it printed. */
async function run({ folder }: TestShop, ...words: readonly string[]): Promise<string> {
  const said: string[] = [];
  await runRelease(root, words, { DATA_DIR: folder }, (text) => said.push(text));
  return said.join('\n');
}

test('a team publishes, the shell team composes, verifies, promotes, and rolls back', async () => {
  const shop = await openTestShop();
  const first = await shop.promoted(1);
  await shop.context.artefacts.publish(cartBuild(2, pageSaying('two')));
  expect(await run(shop, 'status')).toContain(`not live: cart ${versionOf(2)}`);

  const composed = await run(shop, 'compose', 'cart');
  const id = /Composed release (\w+)/.exec(composed)?.[1] ?? '';
  expect(composed).toContain(`cart       ${versionOf(2)}`);
  expect(await run(shop, 'verify', id)).toBe(
    `Release ${id} is in order: its files and budgets, and 1 pages rendered.`,
  );
  expect(await run(shop, 'diff', 'live', 'newest')).toBe(
    `cart: ${versionOf(1)} → ${versionOf(2)} (Cart team)`,
  );
  expect(await run(shop, 'promote', id.slice(0, 6), '--reason', 'New words')).toContain(
    `Release ${id} is live.`,
  );
  expect(await run(shop, 'status')).toMatch(new RegExp(`promote +${id}: New words`));
  expect(await run(shop, 'rollback')).toBe(`Release ${first.id} is live again.`);
});

test('a remote retires by a release without it, and nobody else does', async () => {
  const shop = await openTestShop();
  await shop.promoted(1);
  await shop.context.artefacts.publish(
    builtDeployable({ name: 'gifts', version: versionOf(1) }, { 'browser/entry.js': 'export {}' }),
  );
  await run(shop, 'compose', 'mfe-gifts');
  await run(shop, 'promote');
  expect(await run(shop, 'status')).toContain(`gifts      ${versionOf(1)}`);
  expect(await run(shop, 'compose', '--without', 'gifts')).not.toContain('gifts');
  await run(shop, 'promote');
  const { remotes } = await shop.context.releases.load((await shop.context.deployments.latest())?.live ?? '');
  expect(Object.keys(remotes)).toEqual(['cart']);
  await expect(run(shop, 'compose', '--without', 'gifts')).rejects.toThrow('cannot be without "gifts"');
  await expect(run(shop, 'compose', '--without', 'shell')).rejects.toThrow('cannot be without "shell"');
  await expect(run(shop, 'compose', 'presents')).rejects.toThrow('No version of presents was published');
});

test('verify says everything that is wrong, and who has to act', async () => {
  const shop = await openTestShop();
  await shop.promoted(1);
  const broken = pageSaying('two').replace('data.lines', 'data.no.such');
  await shop.context.artefacts.publish(
    cartBuild(2, broken, { routes: [{ path: '/cart', expose: './pages/cart', fragments: [] }] }),
  );
  await run(shop, 'compose', 'cart');
  await expect(run(shop, 'promote')).rejects.toThrow(/\/cart does not render: .*\(Cart team\)\./);

  const files = path.join(shop.folder, 'artefacts/cart', versionOf(2));
  writeFileSync(path.join(files, 'browser/stranger.js'), 'alert(1)');
  writeFileSync(path.join(files, 'browser/entry.js'), 'alert(1)');
  rmSync(path.join(files, 'browser/pages-cart.js'));
  const refusal = run(shop, 'verify').catch((error: unknown) => String(error));
  expect(await refusal).toContain(
    'a script that its manifest does not list, browser/stranger.js (Cart team)',
  );
  expect(await refusal).toContain('browser/entry.js is not the file that was published. (Cart team)');
  expect(await refusal).toContain(
    'lacks its file browser/pages-cart.js. Publish that version again. (Cart team)',
  );
  expect((await shop.context.deployments.latest())?.number).toBe(1);
});

test('verify refuses scripts that outgrew their budget, and a page that answers an error', async () => {
  const shop = await openTestShop();
  await shop.promoted(1);
  const heavy = cartBuild(2, pageSaying('two'), { budgets: { scriptsOfPage: 40_000 } });
  const manifestFile = path.join(heavy, 'deploy.json');
  const { default: manifest } = (await import(manifestFile)) as {
    default: { files: Record<string, { brotliBytes?: number }> };
  };
  Object.assign(manifest.files['browser/entry.js'] ?? {}, { brotliBytes: 41_200 });
  writeFileSync(manifestFile, JSON.stringify(manifest));
  await shop.context.artefacts.publish(heavy);
  await run(shop, 'compose', 'cart');
  await expect(run(shop, 'verify')).rejects.toThrow(
    'cart: the scripts of ./pages/cart weigh 41.2 kB, its budget is 40.0 kB (Cart team).',
  );
  const gone = pageSaying('two').replace("title: 'Cart'", "title: 'Cart', status: 404");
  await shop.context.artefacts.publish(cartBuild(3, gone));
  await run(shop, 'compose', 'cart');
  await expect(run(shop, 'verify')).rejects.toThrow('/cart of cart answers 404 (Cart team).');
});

test('a canary is named by its share; a preview link is signed', async () => {
  const shop = await openTestShop();
  await shop.promoted(1);
  const { id } = await shop.release(2);
  expect(await run(shop, 'canary', id, '5%')).toContain(`Release ${id} is shown to 5% of the visitors.`);
  expect(await run(shop, 'canary', '12.5%')).toContain(`Release ${id} is shown to 12.5% of the visitors.`);
  expect(await run(shop, 'status')).toContain(`Canary, 12.5% of visitors: ${id}`);
  await expect(run(shop, 'canary', id, '100%')).rejects.toThrow('"100%" is no share of the visitors');
  await run(shop, 'canary', 'off');
  expect((await shop.context.deployments.latest())?.canary).toBeUndefined();
  expect(await run(shop, 'preview', id, '--path', '/cart')).toMatch(
    new RegExp(`https://www.tanabana.example/cart\\?preview=${id}\\.`),
  );
});

test('prune keeps what is live, the way back, and what is young', async () => {
  const shop = await openTestShop();
  for (const number of [1, 2, 3, 4]) await shop.promoted(number);
  await run(shop, 'rollback');
  const versions = async () => (await shop.context.artefacts.versions('cart')).map(({ version }) => version);

  expect(await run(shop, 'prune', '--keep', '0', '--days', '1')).toContain(
    '0 releases and 0 versions are gone',
  );
  expect(await run(shop, 'prune', '--keep', '0', '--days', '0', '--dry-run')).toContain(
    '2 versions would go',
  );
  expect(await versions()).toHaveLength(4);
  await run(shop, 'prune', '--keep', '0', '--days', '0');
  // Live, and the one before it that was not withdrawn.
  expect((await versions()).sort()).toEqual([versionOf(2), versionOf(3)]);
  expect(await run(shop, 'rollback')).toContain('is live again');
});

test('says what it can do, and what it does not understand', async () => {
  const shop = await openTestShop();
  expect(await run(shop, 'help')).toContain('npm run release -- <command>');
  await expect(run(shop, 'deploy')).rejects.toThrow("unknown command 'deploy'");
  await expect(run(shop, 'promote', 'nothing')).rejects.toThrow('There is no release nothing.');
});
