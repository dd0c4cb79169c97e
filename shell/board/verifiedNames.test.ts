/** @jest-environment node */
import { BlockList } from 'node:net';
import path from 'node:path';
import { boardCaller, BOARD_TOKEN, formIn, openBoard, textOf } from '../test/boardCaller';
import { newFolder } from '@tanabana/releases/versions/builtDeployable.testing';
import { openTestShop } from '../test/testShop';
import { prepareBoard } from './prepareBoard';

const PROXY = '10.1.2.3';

async function boardBehindProxy() {
  const shop = await openTestShop();
  const [first] = [await shop.promoted(1), await shop.promoted(2)];
  const proxies = new BlockList();
  proxies.addSubnet('10.1.0.0', 16, 'ipv4');
  const app = await openBoard(shop, { signIn: { header: 'x-forwarded-user', proxies } });
  const caller = boardCaller(app, 'typed');
  /** Rolls back, through a peer that sends headers, and returns the deployment. */
  const rolledBack = async (remoteAddress: string, headers: Readonly<Record<string, string>>) => {
    const page = await app.inject({
      url: `/release/${first.id}`,
      headers: { authorization: caller.authorization, ...headers },
      remoteAddress,
    });
    const form = formIn(page.body, 'rollback');
    const sent = caller.post('rollback', { ...form, reason: 'Slow' }, headers);
    expect((await app.inject({ ...sent, remoteAddress })).statusCode).toBe(303);
    return shop.context.deployments.latest();
  };
  return { shop, first, app, caller, rolledBack };
}

test('takes the name that a trusted proxy has verified, and the history names it as verified', async () => {
  const { caller, rolledBack } = await boardBehindProxy();
  const deployment = await rolledBack(PROXY, { 'x-forwarded-user': 'asha@tanabana.example' });
  expect(deployment).toMatchObject({ by: 'asha@tanabana.example', isNameVerified: true });
  const words = textOf((await caller.read('/')).body);
  expect(words).toContain('asha@tanabana.example (verified) rolled back to release');
  expect(words).toContain('You act as typed.');
});

test('takes a verified name from a proxy that is connected by IPv6 with an IPv4 address', async () => {
  const { rolledBack } = await boardBehindProxy();
  const deployment = await rolledBack(`::ffff:${PROXY}`, { 'x-forwarded-user': 'Asha' });
  expect(deployment).toMatchObject({ by: 'Asha', isNameVerified: true });
});

test.each([
  ['an untrusted peer', '10.2.0.1', { 'x-forwarded-user': 'Ravi' }],
  [
    'a peer that claims to be forwarded by the proxy',
    '10.2.0.1',
    { 'x-forwarded-user': 'Ravi', 'x-forwarded-for': PROXY },
  ],
  ['a proxy that also passes on the header of the client', PROXY, { 'x-forwarded-user': 'Ravi, Asha' }],
  ['a proxy that names nobody', PROXY, { 'x-forwarded-user': ' ' }],
])('records the typed name as not verified for %s', async (_peer, address, headers) => {
  const { rolledBack } = await boardBehindProxy();
  const deployment = await rolledBack(address, headers);
  expect(deployment?.by).toBe('typed');
  expect(deployment?.isNameVerified).toBeUndefined();
});

test('requires the token behind the proxy, too, and does not accept the form of a person with a typed name', async () => {
  const { shop, first, app, caller } = await boardBehindProxy();
  const headers = { 'x-forwarded-user': 'typed' };
  const without = await app.inject({ url: '/', headers, remoteAddress: PROXY });
  expect(without.statusCode).toBe(401);
  const form = await caller.formOn(`/release/${first.id}`, 'rollback');
  const sent = caller.post('rollback', { ...form, reason: 'Slow' }, headers);
  expect((await app.inject({ ...sent, remoteAddress: PROXY })).statusCode).toBe(403);
  expect(await shop.context.deployments.length()).toBe(2);
});

test.each([
  [{ BOARD_USER_HEADER: 'X-Forwarded-User' }, 'need each other'],
  [{ BOARD_TRUSTED_PROXIES: '10.0.0.1' }, 'need each other'],
  [{ BOARD_USER_HEADER: 'a b', BOARD_TRUSTED_PROXIES: '10.0.0.1' }, 'is no name of a header'],
  [{ BOARD_USER_HEADER: 'x-user', BOARD_TRUSTED_PROXIES: '10.0.0.1, 10.0.0.0/33' }, 'contains "10.0.0.0/33"'],
  [{ BOARD_USER_HEADER: 'x-user', BOARD_TRUSTED_PROXIES: 'proxy.example' }, 'contains "proxy.example"'],
  [{ DASHBOARD_URL: 'grafana' }, 'DASHBOARD_URL is no address'],
])('does not start with %j', async (variables, message) => {
  const env = { DATA_DIR: newFolder(), BOARD_TOKEN, BOARD_PORT: '0', ...variables };
  const root = path.resolve(__dirname, '../..');
  await expect(prepareBoard({ root, env, print: () => undefined })).rejects.toThrow(message);
});

test.each(['10.0.0.1', '10.0.0.0/8,fd00::/8', '::1'])('accepts %s as proxies', async (proxies) => {
  const env = {
    DATA_DIR: newFolder(),
    BOARD_TOKEN,
    BOARD_USER_HEADER: 'X-User',
    BOARD_TRUSTED_PROXIES: proxies,
  };
  const root = path.resolve(__dirname, '../..');
  await expect(prepareBoard({ root, env, print: () => undefined })).resolves.toBeInstanceOf(Function);
});
