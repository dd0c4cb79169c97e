/** @jest-environment node */
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { startCanary } from '../composition/deployments/deployReleases';
import { openBoard, boardCaller, textOf } from '../test/boardCaller';
import { openTestShop, pageSaying, versionOf } from '../test/testShop';

// Real servers and files need a generous timeout on a busy machine.
jest.setTimeout(60_000);

const HOUR = 3_600_000;

const open: FastifyInstance[] = [];

afterEach(async () => {
  for (const app of open.splice(0)) {
    app.server.closeAllConnections();
    await app.close();
  }
});

async function shopWithBoard() {
  const shop = await openTestShop({ RELEASED_BY: 'the environment' });
  const [first, second] = [await shop.promoted(1), await shop.promoted(2)];
  // Signatures end at a full second.
  const clock = { now: Math.ceil(Date.now() / 1_000) * 1_000 };
  const app = await openBoard(shop, { now: () => clock.now });
  open.push(app);
  return { shop, app, first, second, clock, asha: boardCaller(app, 'Asha'), ravi: boardCaller(app, 'Ravi') };
}

const ROLLBACK = '/rollback';

test('composes, verifies, starts a canary, promotes and rolls back, with reasons', async () => {
  const { shop, asha, second } = await shopWithBoard();
  const third = await shop.release(3);
  // Its versions are published, but it is not composed.
  await shop.context.releases.remove(third.id);
  const proposal = `/proposal?with=cart@${versionOf(3)}`;
  expect(textOf((await asha.read(proposal)).body)).toContain(`cart ${versionOf(2)} ${versionOf(3)}`);
  const composed = await asha.send('compose', await asha.formOn(proposal, 'compose'));
  expect(composed.statusCode).toBe(303);
  const address = composed.headers.location ?? '';
  expect(address).toBe(`/release/${third.id}?composed`);

  const verified = await asha.send('verify', await asha.formOn(address, 'verify'));
  expect(textOf(verified.body)).toMatch(/in order \/cart renders .* Release \w+ is in order\./);
  const proof = /proof=([^"]+)"/.exec(verified.body)?.[1] ?? '';
  const query = `release=${third.id}&proof=${proof}`;

  const canary = await asha.formOn(`/canary?${query}`, 'canary');
  const shown = await asha.send('canary', { ...canary, share: '12.5', reason: 'Try\nit' });
  expect(shown.headers.location).toBe('/?done=3');
  const promote = await asha.formOn(`/promote?${query}`, 'promote');
  await asha.send('promote', { ...promote, reason: 'New words' });
  const rollback = await asha.formOn(ROLLBACK, 'rollback');
  const done = await asha.send('rollback', { ...rollback, reason: 'It is slow.' });
  expect(textOf((await asha.read(done.headers.location ?? '')).body)).toContain(
    `Done: ${new Date().toISOString().slice(0, 10)}`,
  );

  const checks = ['compatibility', 'files', 'budgets', '3 pages rendered'];
  expect(await shop.context.deployments.recent(3)).toMatchObject([
    { action: 'rollback', live: second.id, withdrawn: third.id, by: 'Asha', reason: 'It is slow.' },
    { action: 'promote', live: third.id, by: 'Asha', reason: 'New words', checks },
    { action: 'canary-start', canary: { share: 0.125 }, by: 'Asha', reason: 'Try it', checks },
  ]);
});

test('refuses a rollback to a release that was never live, also when the form was changed to name one', async () => {
  const { shop, asha } = await shopWithBoard();
  const { id } = await shop.release(3);
  const form = await asha.formOn(ROLLBACK, 'rollback');
  const answer = await asha.send('rollback', { ...form, release: id, reason: 'It is slow.' });
  const asked = await asha.read(`${ROLLBACK}?release=${id}`);
  for (const { statusCode, body } of [answer, asked]) {
    expect(statusCode).toBe(422);
    expect(textOf(body)).toContain(`Release ${id} was never live. Promote it instead`);
  }
  expect(asked.body).not.toContain('<form');
  expect(await shop.context.deployments.length()).toBe(2);
});

test('ends a canary with a reason', async () => {
  const { shop, ravi, second } = await shopWithBoard();
  const { id } = await shop.release(3);
  await startCanary(shop.context.deployments, id, 0.1);
  expect(textOf((await ravi.read('/')).body)).toContain(`Canary: ${id} , 10% of visitors`);
  await ravi.send('end-canary', {
    ...(await ravi.formOn('/end-canary', 'end-canary')),
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

test.each([
  ['of another site', { origin: 'https://evil.example' }],
  ['of a sandboxed frame', { origin: 'null' }],
  ['of another site', { 'sec-fetch-site': 'cross-site' }],
  ['of another host of the domain', { 'sec-fetch-site': 'same-site' }],
  ['without a site', { 'sec-fetch-site': 'none' }],
  ['without Origin and Sec-Fetch-Site', { origin: undefined, 'sec-fetch-site': undefined }],
])('refuses a form %s', async (_what, headers) => {
  const { shop, asha } = await shopWithBoard();
  const form = { ...(await asha.formOn(ROLLBACK, 'rollback')), reason: 'Forged' };
  const answer = await asha.send('rollback', form, headers);
  expect(answer.statusCode).toBe(403);
  expect(textOf(answer.body)).toContain('Nothing was changed.');
  expect(await shop.context.deployments.length()).toBe(2);
});

test('refuses a form without its token, with that of another action or person, and after an hour', async () => {
  const { shop, asha, ravi, clock } = await shopWithBoard();
  const { token = '', ...rest } = await asha.formOn(ROLLBACK, 'rollback');
  const without = { ...rest, reason: 'Forged' };
  const form = { ...without, token };
  const another = await asha.formOn('/proposal?with=cart@none', 'compose');
  const refused = [
    await asha.send('rollback', without),
    await asha.send('rollback', { ...form, token: `${token}x` }),
    await asha.send('rollback', { ...form, token: String(another.token) }),
    await ravi.send('rollback', form),
  ];
  clock.now += HOUR;
  refused.push(await asha.send('rollback', form));
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403]);
  expect(await shop.context.deployments.length()).toBe(2);
  clock.now -= 1;
  expect((await asha.send('rollback', form)).statusCode).toBe(303);
});

test('neither promotes a release nor starts a canary without a recent verification', async () => {
  const { shop, asha, clock } = await shopWithBoard();
  const third = await shop.release(3);
  const address = `/release/${third.id}`;
  const asked = await asha.read(`/promote?release=${third.id}&proof=1-zzzzzzzz.forged`);
  expect(asked.headers.location).toBe(address);
  const verified = await asha.send('verify', await asha.formOn(address, 'verify'));
  const proof = /proof=([^"]+)"/.exec(verified.body)?.[1] ?? '';
  const form = await asha.formOn(`/promote?release=${third.id}&proof=${proof}`, 'promote');
  const fourth = await shop.release(4);
  const ofAnother = await asha.send('promote', { ...form, release: fourth.id, reason: 'Unverified' });
  expect(ofAnother.statusCode).toBe(403);
  const without = await asha.send('promote', { ...form, proof: '', reason: 'Unverified' });
  expect(without.statusCode).toBe(403);
  clock.now += HOUR;
  const late = await asha.send('promote', { ...form, reason: 'Late' });
  expect(late.statusCode).toBe(403);
  expect(await shop.context.deployments.length()).toBe(2);
});

test('promotes a release that is older than the live one only when the person confirms it', async () => {
  const shop = await openTestShop();
  const older = await shop.release(1);
  await shop.promoted(2);
  const app = await openBoard(shop);
  open.push(app);
  const asha = boardCaller(app, 'Asha');
  const verified = await asha.send('verify', await asha.formOn(`/release/${older.id}`, 'verify'));
  const proof = /proof=([^"]+)"/.exec(verified.body)?.[1] ?? '';
  const address = `/promote?release=${older.id}&proof=${proof}`;
  expect(textOf((await asha.read(address)).body)).toContain('before the live release');
  const form = { ...(await asha.formOn(address, 'promote')), reason: 'Back' };
  const refused = await asha.send('promote', form);
  expect(refused.statusCode).toBe(422);
  expect(textOf(refused.body)).toContain('before the live release');
  expect(await shop.context.deployments.length()).toBe(1);
  await asha.send('promote', { ...form, force: 'yes' });
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

test('refuses an invalid release, names the team in charge, and offers no further action', async () => {
  const { shop, asha } = await shopWithBoard();
  const { id } = await shop.release(3, pageSaying('three').replace('data.lines', 'data.no.such'));
  const answer = await asha.send('verify', await asha.formOn(`/release/${id}`, 'verify'));
  expect(textOf(answer.body)).toMatch(/Refused\. This is wrong: \/cart does not render: .* \(Cart team\)/);
  expect(answer.body).not.toContain('proof=');
});

test('requires a reason and a valid share', async () => {
  const { shop, asha } = await shopWithBoard();
  const form = await asha.formOn(ROLLBACK, 'rollback');
  const again = await asha.send('rollback', { ...form, reason: ' \n ' });
  expect(again.statusCode).toBe(422);
  expect(textOf(again.body)).toContain('Say why, for the history.');
  expect(await shop.context.deployments.length()).toBe(2);
});

test('of two concurrent actions one is refused, and shows who did what meanwhile', async () => {
  const { shop, first, asha, ravi } = await shopWithBoard();
  const forms = [await asha.formOn(ROLLBACK, 'rollback'), await ravi.formOn(ROLLBACK, 'rollback')];
  const answers = await Promise.all([
    asha.send('rollback', { ...forms[0], reason: 'It is slow, says Asha.' }),
    ravi.send('rollback', { ...forms[1], reason: 'It is slow, says Ravi.' }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([303, 409]);
  const latest = await shop.context.deployments.latest();
  expect(latest).toMatchObject({ number: 3, live: first.id });
  const refused = answers.find(({ statusCode }) => statusCode === 409);
  expect(textOf(refused?.body ?? '')).toContain(`by ${latest?.by ?? ''}: ${latest?.reason ?? ''}`);
});

test('actions need a name, views do not; with a bearer token the environment names the actor', async () => {
  const { shop, app } = await shopWithBoard();
  const nameless = boardCaller(app, '');
  expect((await nameless.read('/')).statusCode).toBe(200);
  const asked = await nameless.read(ROLLBACK);
  expect(asked.statusCode).toBe(401);
  expect(asked.headers['www-authenticate']).toMatch(/^Basic/);
  expect((await nameless.send('rollback', { reason: 'No name' })).statusCode).toBe(401);
  const bearer = boardCaller(app);
  await bearer.send('rollback', { ...(await bearer.formOn(ROLLBACK, 'rollback')), reason: 'By a tool' });
  expect(await shop.context.deployments.latest()).toMatchObject({
    by: 'the environment',
    reason: 'By a tool',
  });
});

test('explains that the requested state is already the current one', async () => {
  const { asha, second } = await shopWithBoard();
  const answer = await asha.read(`/release/${second.id}`);
  expect(textOf(answer.body)).toContain('It is live.');
  expect(answer.body).not.toContain('action="/verify"');
  expect((await asha.read('/end-canary')).statusCode).toBe(409);
});

test('explains that the store is read-only or does not respond, and changes nothing', async () => {
  const { shop, asha } = await shopWithBoard();
  const form = { ...(await asha.formOn(ROLLBACK, 'rollback')), reason: 'It is slow.' };
  const failing = (code: string) => () => Promise.reject(Object.assign(new Error('no'), { code }));
  const create = jest.spyOn(shop.context.objects, 'create').mockImplementation(failing('EROFS'));
  const refused = await asha.send('rollback', form);
  expect(refused.statusCode).toBe(503);
  expect(textOf(refused.body)).toMatch(/\(EROFS\)\. Visitors still get the release that was live\./);
  const names = jest.spyOn(shop.context.objects, 'names').mockImplementation(failing('ETIMEDOUT'));
  const unknown = await asha.send('rollback', form);
  expect(textOf(unknown.body)).toMatch(/\(ETIMEDOUT\)\./);
  const board = await asha.read('/');
  expect(board.statusCode).toBe(503);
  expect(textOf(board.body)).toContain('The store cannot be used');
  create.mockRestore();
  names.mockRestore();
  expect(await shop.context.deployments.length()).toBe(2);
  expect((await asha.send('rollback', form)).statusCode).toBe(303);
});

test('the policy allows forms to this server only, and no scripts', async () => {
  const { asha } = await shopWithBoard();
  const policy = (await asha.read(ROLLBACK)).headers['content-security-policy'];
  expect(policy).toMatch(/default-src 'none'.*form-action 'self'/);
  expect(policy).not.toMatch(/script-src|unsafe/);
});
