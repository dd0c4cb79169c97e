import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { startCanary } from '@tanabana/releases/deployments/deployReleases';
import { boardCaller, formIn, openBoard, textOf, type BoardCaller } from '../test/boardCaller';
import { cartBuild, openTestShop, pageSaying, THROWING, versionOf } from '../test/testShop';

const HOUR = 3_600_000;

const open: FastifyInstance[] = [];

afterEach(async () => {
  for (const app of open.splice(0)) {
    app.server.closeAllConnections();
    await app.close();
  }
});

async function shopWithBoard() {
  const shop = await openTestShop({ env: { RELEASED_BY: 'the environment' } });
  const [first, second] = [await shop.promoted(1), await shop.promoted(2)];
  // Starts at a full second, because signatures expire at full seconds.
  const clock = { now: Math.ceil(Date.now() / 1_000) * 1_000 };
  const app = await openBoard(shop, { now: () => clock.now });
  open.push(app);
  return { shop, app, first, second, clock, asha: boardCaller(app, 'Asha'), ravi: boardCaller(app, 'Ravi') };
}

const verify = async (caller: BoardCaller, id: string) =>
  caller.send('verify', await caller.formOn(`/release/${id}`, 'verify'));

const previous = ({ id }: { readonly id: string }) => `/release/${id}`;

test('composes, verifies, starts a canary, promotes and rolls back, with reasons', async () => {
  const { shop, asha, second } = await shopWithBoard();
  const third = await shop.release(3);
  // Removes the release, but not its versions, so that the board must compose the release again.
  await shop.context.releases.remove(third.id);
  const proposal = `/proposal?with=cart@${versionOf(3)}`;
  expect(textOf((await asha.read(proposal)).body)).toContain(`cart ${versionOf(2)} ${versionOf(3)}`);
  const composed = await asha.send('compose', await asha.formOn(proposal, 'compose'));
  expect(composed.statusCode).toBe(303);
  const address = composed.headers.location ?? '';
  expect(address).toBe(`/release/${third.id}?composed`);

  const verified = await verify(asha, third.id);
  expect(textOf(verified.body)).toMatch(/in order \/cart renders .* Release \w+ is in order\./);
  const canary = formIn(verified.body, 'canary');
  const shown = await asha.send('canary', { ...canary, share: '12.5', reason: 'Try\nit' });
  expect(shown.headers.location).toBe('/?done=3');
  const promote = formIn((await verify(asha, third.id)).body, 'promote');
  await asha.send('promote', { ...promote, reason: 'New words' });
  const rollback = await asha.formOn(previous(second), 'rollback');
  const done = await asha.send('rollback', { ...rollback, reason: 'It is slow.' });
  expect(textOf((await asha.read(done.headers.location ?? '')).body)).toContain(
    `Done: Asha rolled back to release ${second.id} at ${new Date().toISOString().slice(0, 10)}`,
  );

  const checks = ['compatibility', 'files', 'budgets', '3 pages rendered'];
  expect(await shop.context.deployments.recent(3)).toMatchObject([
    { action: 'rollback', live: second.id, withdrawn: third.id, by: 'Asha', reason: 'It is slow.' },
    { action: 'promote', live: third.id, by: 'Asha', reason: 'New words', checks },
    { action: 'canary-start', canary: { share: 0.125 }, by: 'Asha', reason: 'Try it', checks },
  ]);
});

test('offers a rollback only to releases that were live, and opens the previous one at /rollback', async () => {
  const { shop, asha, first } = await shopWithBoard();
  const { id } = await shop.release(3);
  expect((await asha.read(`/release/${id}`)).body).not.toContain('action="/rollback"');
  expect((await asha.read('/rollback')).headers.location).toBe(previous(first));
});

test('offers no rollback in the overview if the only earlier release is not stored any more', async () => {
  const { shop, asha, first } = await shopWithBoard();
  expect((await asha.read('/')).body).toContain('Roll back…');
  await shop.context.releases.remove(first.id);
  expect((await asha.read('/')).body).not.toContain('Roll back…');
});

test('displays the present share and the schedule of a canary, and ends it with a reason', async () => {
  const { shop, clock, ravi, second } = await shopWithBoard();
  const { id } = await shop.release(3);
  const schedule = { steps: [0.25], everySeconds: 600 };
  await startCanary(shop.context.deployments, id, 0.1, { schedule });
  const words = async () => textOf((await ravi.read('/')).body);
  expect(await words()).toMatch(
    new RegExp(
      `Canary: ${id} , 10% of visitors Steps: 10%, 25%, every 10 min\\. .* canary-start .*${id} 10%, 25%`,
    ),
  );
  clock.now += 601_000;
  expect(await words()).toContain(`Canary: ${id} , 25% of visitors`);
  expect(textOf((await ravi.read(`/release/${id}`)).body)).toContain(
    'It is the canary, for 25% of visitors. Steps: 10%, 25%, every 10 min.',
  );
  expect((await ravi.read('/')).body).toContain(`href="/release/${id}?beside=`);
  await ravi.send('end-canary', {
    ...(await ravi.formOn(`/release/${id}`, 'end-canary')),
    reason: 'Enough',
  });
  expect(await shop.context.deployments.latest()).toMatchObject({
    action: 'canary-stop',
    live: second.id,
    withdrawn: id,
    by: 'Ravi',
    reason: 'Enough',
  });
});

test('refuses a form of another site', async () => {
  const { shop, asha, first } = await shopWithBoard();
  const form = { ...(await asha.formOn(previous(first), 'rollback')), reason: 'Forged' };
  for (const origin of ['https://evil.example', 'null', undefined]) {
    const answer = await asha.send('rollback', form, { origin });
    expect(answer.statusCode).toBe(403);
    expect(textOf(answer.body)).toContain('Nothing was changed');
  }
  expect(await shop.context.deployments.length()).toBe(2);
});

test('refuses a form without its state, with the state of another action or person, and after an hour', async () => {
  const { shop, asha, ravi, clock, first } = await shopWithBoard();
  const { state = '' } = await asha.formOn(previous(first), 'rollback');
  const form = { state, reason: 'Forged' };
  const another = await asha.formOn(previous(first), 'verify');
  const refused = [
    await asha.send('rollback', { reason: 'Forged' }),
    await asha.send('rollback', { ...form, state: `${state}x` }),
    await asha.send('rollback', { ...form, ...another }),
    await ravi.send('rollback', form),
  ];
  clock.now += HOUR;
  refused.push(await asha.send('rollback', form));
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403]);
  expect(await shop.context.deployments.length()).toBe(2);
  clock.now -= 1;
  expect((await asha.send('rollback', form)).statusCode).toBe(303);
});

test('cannot be used with only the secret of preview links', async () => {
  const { shop } = await shopWithBoard();
  const third = await shop.release(3);
  const previewSecret = 'the secret of preview links, and long enough';
  const real = await openBoard(shop, { previewSecret });
  const forger = await openBoard(shop, { secret: previewSecret });
  open.push(real, forger);
  const forged = formIn((await verify(boardCaller(forger, 'Asha'), third.id)).body, 'promote');
  const answer = await boardCaller(real, 'Asha').send('promote', { ...forged, reason: 'Forged' });
  expect(answer.statusCode).toBe(403);
  const authorization = `Bearer ${previewSecret}`;
  expect((await real.inject({ url: '/', headers: { authorization } })).statusCode).toBe(401);
  expect(await shop.context.deployments.latest()).toMatchObject({ number: 2 });
});

test('promotes a release, or starts a canary, only within an hour of its verification', async () => {
  const { shop, asha, clock } = await shopWithBoard();
  const third = await shop.release(3);
  const page = (await asha.read(`/release/${third.id}`)).body;
  for (const action of ['promote', 'canary']) expect(page).not.toContain(`action="/${action}"`);
  const form = formIn((await verify(asha, third.id)).body, 'promote');
  clock.now += HOUR;
  expect((await asha.send('promote', { ...form, reason: 'Late' })).statusCode).toBe(403);
  expect(await shop.context.deployments.length()).toBe(2);
});

test('promotes a release that is older than the live one only when the person confirms it', async () => {
  const shop = await openTestShop();
  const older = await shop.release(1);
  await shop.promoted(2);
  const app = await openBoard(shop);
  open.push(app);
  const asha = boardCaller(app, 'Asha');
  const { body } = await verify(asha, older.id);
  expect(textOf(body)).toContain('before the live release');
  const form = { ...formIn(body, 'promote'), reason: 'Back' };
  const refused = await asha.send('promote', form);
  expect(refused.statusCode).toBe(422);
  expect(textOf(refused.body)).toContain('before the live release');
  expect(await shop.context.deployments.length()).toBe(1);
  await asha.send('promote', { ...form, isConfirmed: 'yes' });
  expect(await shop.context.deployments.latest()).toMatchObject({ live: older.id });
});

test('streams a verification, runs one at a time, and ends it when the client disconnects', async () => {
  const { shop, app, asha } = await shopWithBoard();
  const { id } = await shop.release(3);
  const form = await asha.formOn(`/release/${id}`, 'verify');
  const { url: path, payload, headers } = asha.post('verify', form, { host: undefined });
  const address = await app.listen({ port: 0 });
  const leaving = new AbortController();
  const answer = await fetch(`${address}${path}`, {
    method: 'POST',
    body: payload,
    headers: { ...headers, origin: address },
    signal: leaving.signal,
  });
  expect(answer.status).toBe(200);
  const begun = await answer.body?.getReader().read();
  const words = textOf(Buffer.from(begun?.value ?? []).toString());
  expect(words).toContain('This page grows');
  expect(words).not.toContain('is in order.');
  const meanwhile = await asha.send('verify', form);
  expect(meanwhile.statusCode).toBe(409);
  expect(textOf(meanwhile.body)).toContain('one release at a time');

  leaving.abort();
  let after = meanwhile;
  for (const until = Date.now() + 20_000; after.statusCode === 409 && Date.now() < until;) {
    await delay(50);
    after = await asha.send('verify', form);
  }
  expect(after.statusCode).toBe(200);
});

test('refuses an invalid release, names the responsible team, and offers no further action', async () => {
  const { shop, asha } = await shopWithBoard();
  const { id } = await shop.release(3, pageSaying('three', THROWING));
  const answer = await verify(asha, id);
  expect(textOf(answer.body)).toMatch(
    /Refused\. This is wrong: TB-VERIFY-007: \/cart does not render: .* \(Cart team\)/,
  );
  expect(answer.body).not.toContain('<form');
});

test('requires a reason and a valid share', async () => {
  const { shop, asha } = await shopWithBoard();
  const { id } = await shop.release(3);
  const canary = formIn((await verify(asha, id)).body, 'canary');
  for (const fields of [
    { share: '5', reason: ' \n ' },
    { share: '100', reason: 'Try it' },
  ]) {
    const again = await asha.send('canary', { ...canary, ...fields });
    expect(again.statusCode).toBe(422);
    expect(textOf(again.body)).toContain('Say why, for the history.');
  }
  expect(await shop.context.deployments.length()).toBe(2);
});

test('refuses one of two concurrent actions, and names the other action and its author', async () => {
  const { shop, first, asha, ravi } = await shopWithBoard();
  const forms = [
    await asha.formOn(previous(first), 'rollback'),
    await ravi.formOn(previous(first), 'rollback'),
  ];
  const answers = await Promise.all([
    asha.send('rollback', { ...forms[0], reason: 'It is slow, says Asha.' }),
    ravi.send('rollback', { ...forms[1], reason: 'It is slow, says Ravi.' }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([303, 409]);
  const latest = await shop.context.deployments.latest();
  expect(latest).toMatchObject({ number: 3, live: first.id });
  const refused = answers.find(({ statusCode }) => statusCode === 409);
  expect(textOf(refused?.body ?? '')).toContain(`${latest?.by ?? ''} rolled back to release ${first.id} at`);
  expect(textOf(refused?.body ?? '')).toContain(`UTC: ${latest?.reason ?? ''}`);
});

test('asks for a name, which the environment provides for a bearer token', async () => {
  const { shop, app, first } = await shopWithBoard();
  const nameless = await boardCaller(app, '').read('/');
  expect(nameless.statusCode).toBe(401);
  expect(nameless.headers['www-authenticate']).toMatch(/^Basic/);
  const bearer = boardCaller(app);
  await bearer.send('rollback', {
    ...(await bearer.formOn(previous(first), 'rollback')),
    reason: 'By a tool',
  });
  expect(await shop.context.deployments.latest()).toMatchObject({
    by: 'the environment',
    reason: 'By a tool',
  });
});

test('offers no action for the live release, and refuses to end a canary that has ended', async () => {
  const { shop, asha, second } = await shopWithBoard();
  expect((await asha.read(`/release/${second.id}`)).body).not.toContain('<form');
  const { id } = await shop.release(3);
  await startCanary(shop.context.deployments, id, 0.1);
  const form = { ...(await asha.formOn(`/release/${id}`, 'end-canary')), reason: 'Enough' };
  await asha.send('end-canary', form);
  expect((await asha.send('end-canary', form)).statusCode).toBe(409);
});

test('explains that the store is read-only or does not respond, and changes nothing', async () => {
  const { shop, asha, first } = await shopWithBoard();
  const form = { ...(await asha.formOn(previous(first), 'rollback')), reason: 'It is slow.' };
  const failing = (code: string) => () => Promise.reject(Object.assign(new Error('no'), { code }));
  const create = jest.spyOn(shop.context.objects, 'create').mockImplementation(failing('EROFS'));
  const refused = await asha.send('rollback', form);
  expect(refused.statusCode).toBe(503);
  expect(textOf(refused.body)).toMatch(/\(EROFS\)\. Visitors still get the release that was live\./);
  create.mockRestore();
  const names = jest.spyOn(shop.context.objects, 'names').mockImplementation(failing('ETIMEDOUT'));
  const unknown = await asha.send('rollback', form);
  expect(textOf(unknown.body)).toMatch(/\(ETIMEDOUT\)\./);
  const board = await asha.read('/');
  expect(board.statusCode).toBe(503);
  expect(textOf(board.body)).toContain('The store of releases and builds fails');
  names.mockRestore();
  expect(await shop.context.deployments.length()).toBe(2);
  expect((await asha.send('rollback', form)).statusCode).toBe(303);
});

test('has a policy that allows no scripts, and forms only to this server', async () => {
  const { asha } = await shopWithBoard();
  const policy = (await asha.read('/')).headers['content-security-policy'];
  expect(policy).toMatch(/default-src 'none'.*form-action 'self'/);
  expect(policy).not.toMatch(/script-src|unsafe/);
});

test('refuses invalid proposals with a reason', async () => {
  const { asha } = await shopWithBoard();
  const alone = await asha.read('/proposal?with=shell@none');
  expect(alone.statusCode).toBe(400);
  expect(textOf(alone.body)).toContain('A release cannot be without');
  expect((await asha.read('/proposal?with=<b>')).statusCode).toBe(400);
  const gone = await asha.read(`/proposal?with=cart@${versionOf(9)}`);
  expect(gone.statusCode).toBe(422);
  expect(textOf(gone.body)).toContain('is not in the artefact store');
  const without = await asha.read('/proposal?with=cart@none');
  expect(textOf(without.body)).toContain('page gone: /cart');
});

test('refuses to compose incompatible versions, and names the responsible team', async () => {
  const { shop, asha } = await shopWithBoard();
  const routes = [{ path: '/cart', expose: './pages/cart', fragments: ['catalogue/Loom'] }];
  const { version } = await shop.context.artefacts.publish(cartBuild(4, pageSaying('four'), { routes }));
  const proposal = await asha.read(`/proposal?with=cart@${version}`);
  expect(textOf(proposal.body)).toContain(
    'cart shows catalogue/Loom on /cart, which nobody exposes (Cart team).',
  );
  expect(proposal.body).not.toContain('action="/compose"');
});

test('deploys nothing on a machine whose clock is wrong', async () => {
  const { shop, asha, first } = await shopWithBoard();
  const form = { ...(await asha.formOn(previous(first), 'rollback')), reason: 'It is slow.' };
  const list = jest.spyOn(shop.context.objects, 'list');
  list.mockImplementation((key) => Promise.resolve([{ key, writtenAt: Date.now() + 3_000_000 }]));
  const refused = await asha.send('rollback', form);
  expect(refused.statusCode).toBe(422);
  expect(textOf(refused.body)).toContain('is 50 min behind the clock of the store');
  jest.restoreAllMocks();
  expect(await shop.context.deployments.length()).toBe(2);
});
