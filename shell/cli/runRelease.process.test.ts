import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { defaultSettings } from '@tanabana/contract/settings/defaultSettings';
import { builtName } from '@tanabana/releases/versions/builtDeployable.testing';
import { storeShopAddress } from '@tanabana/releases/deployments/shopAddress';
import { runCommand as run } from '../test/runCommand';
import { cartBuild, openTestShop, pageSaying, THROWING, versionOf } from '../test/testShop';
import { runRelease } from './runRelease';

const root = path.resolve(__dirname, '../..');

test('a team publishes, the shell team composes, verifies, promotes, and rolls back', async () => {
  const shop = await openTestShop();
  const first = await shop.promoted(1);
  await shop.context.artefacts.publish(cartBuild(2, pageSaying('two')));
  expect(await run(shop, 'status')).toContain(`not live: cart ${versionOf(2)}`);

  const composed = await run(shop, 'compose', 'cart');
  const id = /Composed release (\w+)/.exec(composed)?.[1] ?? '';
  expect(composed).toContain(`cart       ${versionOf(2)}`);
  expect(await run(shop, 'verify', id)).toBe(
    `shell ${versionOf(1)}: 3 checks in order (Shell team).
cart ${versionOf(2)}: 6 checks in order (Cart team).
Release ${id} is in order: its files and budgets, and 3 pages rendered.`,
  );
  expect(await run(shop, 'diff', 'live', 'newest')).toBe(
    `cart: ${versionOf(1)} → ${versionOf(2)} (Cart team)\n  same pages and fragments`,
  );
  expect(await run(shop, 'promote', id.slice(0, 6), '--reason', 'New words')).toContain(
    `Release ${id} is live.`,
  );
  expect(await run(shop, 'status')).toMatch(new RegExp(`promote +${id} by Asha: New words`));
  expect(await run(shop, 'rollback')).toBe(`Release ${id} is withdrawn. Release ${first.id} is live again.`);
});

test('of two people who roll back for one incident, the second is told and does not withdraw the good release', async () => {
  const shop = await openTestShop({ env: { RELEASED_BY: 'Asha' } });
  const [first, second] = [await shop.promoted(1), await shop.promoted(2)];
  await shop.promoted(3);
  await run(shop, 'rollback');
  const lines: string[] = [];
  const env = { DATA_DIR: shop.folder, RELEASED_BY: 'Ravi' };
  const asRavi = (...words: readonly string[]) => runRelease(root, words, env, (text) => lines.push(text));
  await expect(asRavi('rollback')).rejects.toThrow(
    new RegExp(
      `TB-DEPLOY-009: Nothing was changed: Asha rolled back to release ${second.id} at .* UTC\\. A rollback would withdraw release ${second.id} and return to ${first.id}\\.`,
    ),
  );
  expect((await shop.context.deployments.latest())?.live).toBe(second.id);
  await asRavi('rollback', first.id);
  expect(lines).toEqual([`Release ${second.id} is withdrawn. Release ${first.id} is live again.`]);
});

test('rollback refuses a release that was never live', async () => {
  const shop = await openTestShop();
  await shop.promoted(1);
  const { id } = await shop.release(2);
  await expect(run(shop, 'rollback', id)).rejects.toThrow(`Release ${id} was never live.`);
  await expect(run(shop, 'rollback', 'live')).rejects.toThrow('is already live');
  expect(await shop.context.deployments.length()).toBe(1);
});

test('rollback refuses a release with a version that is not in the store any more', async () => {
  const shop = await openTestShop();
  const earlier = await shop.promoted(1);
  const live = await shop.promoted(2);
  await shop.context.artefacts.removeManifest({ name: 'cart', version: versionOf(1) });
  await expect(run(shop, 'rollback', earlier.id)).rejects.toThrow(
    `cart ${versionOf(1)}, which is not in the artefact store.`,
  );
  expect((await shop.context.deployments.latest())?.live).toBe(live.id);
});

test('promote names the release, and requires --force for a release that is older than the live one', async () => {
  const shop = await openTestShop();
  const older = await shop.release(1);
  const live = await shop.release(2);
  expect(await run(shop, 'promote')).toMatch(
    new RegExp(`^Promoting release ${live.id}, first composed at 20`),
  );
  await expect(run(shop, 'promote', older.id)).rejects.toThrow(
    new RegExp(`composed at 20.*, before the live release ${live.id} .* Add --force to promote it\\.`),
  );
  expect((await shop.context.deployments.latest())?.live).toBe(live.id);
  expect(await run(shop, 'promote', older.id, '--force')).toContain(`Release ${older.id} is live.`);
});

test('the second of two concurrent promotions fails and names the live release', async () => {
  const shop = await openTestShop();
  await shop.promoted(1);
  const [second, third] = [await shop.release(2), await shop.release(3)];
  const outcomes = await Promise.allSettled([
    run(shop, 'promote', second.id),
    run(shop, 'promote', third.id),
  ]);
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(refused).toHaveLength(1);
  const live = (await shop.context.deployments.latest())?.live;
  expect(String(refused[0]?.reason)).toMatch(
    new RegExp(`another deployment came first: Asha promoted release .* at 20.*Release ${live} is live\\.`),
  );
  expect(await shop.context.deployments.length()).toBe(2);
});

test('two concurrent promotions of the same release both succeed', async () => {
  const shop = await openTestShop();
  await shop.promoted(1);
  const { id } = await shop.release(2);
  const printed = await Promise.all([run(shop, 'promote', id), run(shop, 'promote', id)]);
  const [done, unchanged] = [`Release ${id} is live.`, `Release ${id} was live already, nothing changed.`];
  expect(printed.map((lines) => lines.split('\n').at(-1)).sort()).toEqual([done, unchanged].sort());
  expect(await run(shop, 'promote', id)).toContain(unchanged);
});

test('the second of two concurrent canaries is refused', async () => {
  const shop = await openTestShop();
  await shop.promoted(1);
  const [second, third] = [await shop.release(2), await shop.release(3)];
  const outcomes = await Promise.allSettled([
    run(shop, 'canary', second.id, '5%'),
    run(shop, 'canary', third.id, '5%'),
  ]);
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(String(refused[0]?.reason)).toContain('another deployment came first: Asha started a canary of');
  expect(refused).toHaveLength(1);
});

test('verify lists all problems with the responsible teams', async () => {
  const shop = await openTestShop();
  await shop.promoted(1);
  const broken = pageSaying('two', THROWING);
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
  expect(await refusal).toMatch(/1 pages were not tried.*\n +\/cart\n/);
  expect(await refusal).toContain(`\ncart ${versionOf(2)}: 1 check in order, 1 failed (Cart team).`);
  expect((await shop.context.deployments.latest())?.number).toBe(1);
});

test('verify neither reads nor prints a file outside a version', async () => {
  const shop = await openTestShop();
  const { id, remotes, ...release } = await shop.promoted(1);
  mkdirSync(path.join(shop.folder, 'accounts'));
  writeFileSync(path.join(shop.folder, 'accounts/token-signing.key'), 'secret7f3a');
  const file = '../../../accounts/token-signing.key';
  const cart = { ...remotes.cart!, serverModules: { './pages/cart': file } };
  const document = path.join(shop.folder, `releases/documents/${id}.json`);
  writeFileSync(document, JSON.stringify({ ...release, id, remotes: { cart } }));
  const refusal = await run(shop, 'verify', id).catch(String);
  expect(refusal).toContain(`its server module of ./pages/cart is "${file}", which is not among its files`);
  expect(refusal).toContain('(Cart team)');
  expect(refusal).not.toContain('secret7f3a');
  writeFileSync(document, 'secret7f3a');
  expect(await run(shop, 'verify', id).catch(String)).toMatch(
    / is not a release document: It is not JSON\.$/,
  );
});

test('verify refuses scripts over their budget, and a page that answers with an error', async () => {
  const shop = await openTestShop();
  await shop.promoted(1);
  const large = `"${randomBytes(41_200).toString('base64')}"`;
  const files = { 'browser/large.js': large };
  const heavy = cartBuild(
    2,
    pageSaying('two'),
    { budgets: { scriptsOfPage: 40_000 }, exposes: { './pages/cart': ['pages-cart.js', 'large.js'] } },
    files,
  );
  const manifestFile = path.join(heavy, 'deploy.json');
  const { default: manifest } = (await import(manifestFile)) as {
    default: { files: Record<string, { brotliBytes?: number }> };
  };
  Object.assign(manifest.files[builtName('browser/large.js', large)] ?? {}, {
    brotliBytes: brotliCompressSync(large).length,
  });
  writeFileSync(manifestFile, JSON.stringify(manifest));
  await shop.context.artefacts.publish(heavy);
  await run(shop, 'compose', 'cart');
  await expect(run(shop, 'verify')).rejects.toThrow(
    /cart: the scripts of \.\/pages\/cart weigh 41\.\d kB, its budget is 40\.0 kB \(Cart team\)\./,
  );
  const gone = pageSaying('two', { meta: "() => ({ title: 'Gone', description: '', status: 404 })" });
  await shop.context.artefacts.publish(cartBuild(3, gone));
  await run(shop, 'compose', 'cart');
  await expect(run(shop, 'verify')).rejects.toThrow('/cart of cart answers 404 (Cart team).');
});

test('starts a canary by share, and prints a signed preview link', async () => {
  const shop = await openTestShop();
  await shop.promoted(1);
  const { id } = await shop.release(2);
  expect(await run(shop, 'canary', id, '5%')).toContain(`Release ${id} is shown to 5% of the visitors.`);
  expect(await run(shop, 'canary', '12.5%')).toContain(`Release ${id} is shown to 12.5% of the visitors.`);
  expect(await run(shop, 'status')).toContain(`Canary, 12.5% of visitors: ${id}`);
  await expect(run(shop, 'canary', id, '100%')).rejects.toThrow('"100%" is not a share of the visitors');
  const steps = ['--steps', '5,20,50', '--every', '15m'];
  expect(await run(shop, 'canary', 'start', ...steps)).toContain(
    `Release ${id} is shown to 5% of the visitors, in steps: 5%, 20%, 50%, every 15 min.`,
  );
  expect((await shop.context.deployments.latest())?.canary).toEqual({
    release: id,
    share: 0.05,
    schedule: { steps: [0.2, 0.5], everySeconds: 900 },
  });
  expect(await run(shop, 'status')).toContain(
    `Canary, 5% of visitors (steps: 5%, 20%, 50%, every 15 min): ${id}`,
  );
  await run(shop, 'canary', 'off');
  expect((await shop.context.deployments.latest())?.canary).toBeUndefined();
  expect(await run(shop, 'preview', id, '--path', '/cart')).toMatch(
    new RegExp(`http://localhost:3000/cart\\?preview=${id}\\.`),
  );
  expect(decodeURIComponent(await run(shop, 'preview', id, '--override', 'cart@3100'))).toContain(
    `?preview=${id}~cart~3100.`,
  );
  await expect(run(shop, 'preview', id, '--override', 'gifts@3100')).rejects.toThrow('has no remote gifts');
});

test.each([
  [{}, 'http://localhost:3000'],
  [{ PORT: '4300' }, 'http://localhost:4300'],
  [{ SHOP_ORIGIN: 'https://staging.example' }, 'https://staging.example'],
])('with %j, a preview link opens the shop at %s, and the text names it', async (env, origin) => {
  const shop = await openTestShop();
  await shop.promoted(1);
  const printed: string[] = [];
  await runRelease(root, ['preview', 'live'], { DATA_DIR: shop.folder, ...env }, (text) =>
    printed.push(text),
  );
  expect(new URL(printed.at(-1) ?? '').origin).toBe(origin);
  expect(printed.at(-2)).toContain(`The shop is at ${origin};`);
});

test('a preview link opens the shop that serves the data folder', async () => {
  const shop = await openTestShop();
  await shop.promoted(1);
  await storeShopAddress(shop.folder, 'http://localhost:4400');
  const printed = await run(shop, 'preview', 'live', '--override', 'cart@3100');
  expect(printed).toContain(', with cart from http://localhost:3100, to whoever opens the link');
  expect(printed).toContain('\nhttp://localhost:4400/?preview=');
});

test('prune does not remove the live release, the rollback target and recent releases', async () => {
  const shop = await openTestShop({ env: { RELEASED_BY: 'Asha' } });
  for (const number of [1, 2, 3, 4]) await shop.promoted(number);
  await run(shop, 'rollback');
  const versions = async () => (await shop.context.artefacts.versions('cart')).map(({ version }) => version);

  expect(await run(shop, 'prune', '--keep', '0', '--days', '1')).toContain(
    '0 releases, 0 versions and 0 files were removed',
  );
  expect(await run(shop, 'prune', '--keep', '0', '--days', '0', '--dry-run')).toContain(
    '2 versions and 0 files would be removed',
  );
  expect(await versions()).toHaveLength(4);
  await shop.context.objects.create('machines/stopped~00000001.json', '{}');
  await run(shop, 'prune', '--keep', '0', '--days', '0');
  expect(await shop.context.objects.list('machines/')).toEqual([]);
  // Only the versions of the live release and of the rollback target remain.
  expect((await versions()).sort()).toEqual([versionOf(2), versionOf(3)]);
  expect(await run(shop, 'rollback')).toContain('is live again');
  // Release 1 was removed.
  await expect(run(shop, 'rollback')).rejects.toThrow('There is no previous release to roll back to.');
});

test('preview and prune print JSON', async () => {
  const shop = await openTestShop();
  for (const number of [1, 2, 3, 4]) await shop.promoted(number);
  const { id } = await shop.release(5);
  expect(JSON.parse(await run(shop, 'preview', id, '--path', '/cart', '--json'))).toEqual({
    release: id,
    link: expect.stringMatching(/^http:.*\/cart\?preview=/) as string,
    until: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
  });
  const prune = ['prune', '--keep', '0', '--days', '0', '--json'];
  const gone = {
    releases: expect.arrayContaining([id]) as string[],
    versions: expect.arrayContaining([{ name: 'cart', version: versionOf(5) }]) as unknown[],
    files: 0,
    kept: 2,
  };
  expect(JSON.parse(await run(shop, ...prune, '--dry-run'))).toEqual({ dryRun: true, ...gone });
  expect(JSON.parse(await run(shop, ...prune))).toEqual({ dryRun: false, ...gone });
  expect(JSON.parse(await run(shop, ...prune))).toMatchObject({ releases: [], versions: [] });
});

test('prints help, and explains usage errors', async () => {
  const shop = await openTestShop();
  expect(await run(shop, 'help')).toContain('npm run release -- <command>');
  await expect(run(shop, 'deploy')).rejects.toThrow("unknown command 'deploy'");
  await expect(run(shop, 'promote', 'nothing')).rejects.toThrow('There is no release nothing.');
});

test('history prints author, action, reason, time and checks, as text and as JSON', async () => {
  const shop = await openTestShop();
  const first = await shop.promoted(1);
  const second = await shop.release(2);
  await run(shop, 'canary', second.id, '5%', '--reason', 'New words');
  await run(shop, 'promote', 'canary');
  await run(shop, 'rollback', '--reason', 'It is slow.');
  const checks = ['compatibility', 'files', 'budgets', '3 pages rendered'];
  const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string;
  const canary = { release: second.id, share: 0.05 };
  const history = [
    {
      number: 4,
      at,
      action: 'rollback',
      live: first.id,
      withdrawn: second.id,
      by: 'Asha',
      reason: 'It is slow.',
      checks: ['every version is there'],
    },
    { number: 3, at, action: 'promote', live: second.id, by: 'Asha', checks },
    {
      number: 2,
      at,
      action: 'canary-start',
      live: first.id,
      canary,
      by: 'Asha',
      reason: 'New words',
      checks,
    },
  ];
  expect(JSON.parse(await run(shop, 'history', '--json', '--last', '3'))).toEqual(history);
  const words = await run(shop, 'history');
  expect(words).toMatch(
    new RegExp(
      `rollback +${first.id} by Asha: It is slow\\.\n +cart ${versionOf(1)}\n +checked: every version`,
    ),
  );
  expect(words.split('\n').filter((line) => line.startsWith('20'))).toHaveLength(4);
  const status = JSON.parse(await run(shop, 'status', '--json')) as Record<string, unknown>;
  expect(status).toMatchObject({
    live: { id: first.id, deployables: [{ name: 'shell' }, { name: 'cart', version: versionOf(1) }] },
    history: [...history, { number: 1 }],
    published: [{ name: 'cart', version: versionOf(2) }],
  });
});

test('verify and doctor report placeholder contact details of a release that is not local', async () => {
  const shop = await openTestShop();
  await shop.promoted(1);
  expect(await run(shop, 'verify', 'live')).not.toContain('placeholder');
  expect(await run(shop, 'doctor')).toContain(
    'ok      the live release: contact details are not placeholders',
  );
  const contact = { ...defaultSettings.contact, email: 'hello@tanabana.in', enquiryEmail: 'buy@tanabana.in' };
  const { id } = await shop.release(1, undefined, { origin: 'https://www.tanabana.in', contact });
  await shop.promote(id);
  const names = 'contact.phone, contact.whatsApp, social.instagram, social.facebook, social.linkedin';
  expect(await run(shop, 'verify', id)).toContain(`Warning: These settings are placeholders: ${names}. `);
  expect(JSON.parse(await run(shop, 'verify', id, '--json'))).toMatchObject({
    warnings: [expect.stringContaining(names)],
  });
  await expect(run(shop, 'doctor')).rejects.toThrow('1 of 15 checks failed.');
});

test('verify and doctor say that a release with a webhook needs WEBHOOK_SECRET', async () => {
  const shop = await openTestShop();
  const { id } = await shop.release(1, undefined, { enquiryWebhook: 'https://hooks.example/' });
  await shop.promote(id);
  expect(await run(shop, 'verify', id)).toContain('Warning: The release has a webhook, and servers deliver');
  await expect(run(shop, 'doctor')).rejects.toThrow('1 of 16 checks failed.');
});

test('diff and verify print JSON', async () => {
  const shop = await openTestShop();
  const first = await shop.promoted(1);
  const second = await shop.release(2, undefined, { payments: true });
  expect(JSON.parse(await run(shop, 'diff', first.id, second.id, '--json'))).toEqual({
    deployables: [
      {
        name: 'cart',
        owner: 'Cart team',
        before: versionOf(1),
        after: versionOf(2),
        routesAdded: [],
        routesRemoved: [],
        fragmentsAdded: [],
        fragmentsRemoved: [],
        contracts: [],
        weights: [],
      },
    ],
    settings: [{ key: 'payments', before: false, after: true }],
  });
  expect(JSON.parse(await run(shop, 'verify', second.id, '--json'))).toMatchObject({
    release: second.id,
    isInOrder: true,
    reasons: [],
  });
  const entry = `browser/${second.remotes.cart?.entry ?? ''}`;
  rmSync(path.join(shop.folder, 'artefacts/cart/files', entry));
  const printed: string[] = [];
  const verified = runRelease(root, ['verify', second.id, '--json'], { DATA_DIR: shop.folder }, (text) =>
    printed.push(text),
  );
  await expect(verified).rejects.toThrow('lacks its file');
  expect(JSON.parse(printed.join(''))).toMatchObject({
    isInOrder: false,
    reasons: [
      expect.stringContaining(`lacks its file ${entry}`),
      expect.stringContaining('3 pages were not tried, because of these faults.'),
    ],
  });
});
