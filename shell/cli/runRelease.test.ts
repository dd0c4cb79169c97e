/** @jest-environment node */
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
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

test('verify says everything that is wrong, and who has to act', async () => {
  const shop = await openTestShop();
  await shop.promoted(1);
  const broken = pageSaying('two').replace('data.lines', 'data.no.such');
  await shop.context.artefacts.publish(
    cartBuild(2, broken, { routes: [{ path: '/cart', expose: './pages/cart', fragments: [] }] }),
  );
  await run(shop, 'compose', 'cart');
  await expect(run(shop, 'promote')).rejects.toThrow(/\/cart does not render: .*\(Cart team\)\./);

  const cart = await shop.context.artefacts.manifest('cart', versionOf(2));
  const [page = ''] = cart.exposes['./pages/cart'] ?? [];
  const placeOf = (file: string) => path.join(shop.folder, 'artefacts/cart/files/browser', file);
  writeFileSync(placeOf(cart.entry), 'alert(1)');
  rmSync(placeOf(page));
  const refusal = run(shop, 'verify').catch((error: unknown) => String(error));
  expect(await refusal).toContain(`browser/${cart.entry} is not the file that was published. (Cart team)`);
  expect(await refusal).toContain(`lacks its file browser/${page}. Publish that version again. (Cart team)`);
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
  const [entry] = Object.keys(manifest.files).filter((file) => file.startsWith('browser/entry.'));
  Object.assign(manifest.files[entry ?? ''] ?? {}, { brotliBytes: 41_200 });
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
    '0 releases, 0 versions and 0 files are gone',
  );
  expect(await run(shop, 'prune', '--keep', '0', '--days', '0', '--dry-run')).toContain(
    '2 versions and 0 files would go',
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
