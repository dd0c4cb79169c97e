/** @jest-environment node */
import { EventEmitter } from 'node:events';
import { startCanary } from '../composition/deployReleases';
import { openStorefront, openTestShop, pageSaying, versionOf } from '../test/testShop';
import { runAs } from './codeOwner';
import { catchStrayErrors, culpritOf } from './strayErrors';

test('names the remote in whose server module an error arose', async () => {
  const shop = await openTestShop();
  await shop.promoted(
    1,
    `${pageSaying('one')}\nexports.default.load = async () => { throw new Error('no'); };`,
  );
  const app = await openStorefront(shop);
  const seen: unknown[] = [];
  app.log.error = (details: unknown) => seen.push(details);
  await app.inject('/cart');
  const [{ err }] = seen as [{ readonly err: unknown }];
  expect(culpritOf(err)).toEqual({ remote: 'cart', version: versionOf(1) });
  expect(culpritOf(new Error('our own'))).toBeUndefined();
  expect(culpritOf('no error at all')).toBeUndefined();
});

test('a promise that a remote forgot is counted for it, and the server goes on; an error of our own ends it', async () => {
  const shop = await openTestShop();
  await shop.promoted(1);
  const process = new EventEmitter();
  const onOwnError = jest.fn();
  const app = await openStorefront(shop, { boardToken: 'token', process, onOwnError });
  const stray = Object.assign(new Error('forgotten'), {
    stack: `Error: forgotten\n    at load (cart/${versionOf(1)}/server/pages-cart.cjs:3:9)`,
  });
  process.emit('unhandledRejection', stray);
  process.emit('uncaughtException', stray);
  expect(onOwnError).not.toHaveBeenCalled();
  const board = await app.inject({ url: '/_releases', headers: { authorization: 'Bearer token' } });
  expect(board.body).toMatch(
    new RegExp(`cart</span></td><td><code>${versionOf(1)}</code></td>(<td>0</td>){3}<td>2</td>`),
  );
  expect((await app.inject('/cart')).statusCode).toBe(200);

  const own = new Error('the database is gone');
  process.emit('uncaughtException', own);
  expect(onOwnError).toHaveBeenCalledWith(own);
  await app.close();
  expect(process.listenerCount('uncaughtException')).toBe(0);
});

const stackOf = (...frames: readonly string[]) =>
  Object.assign(new Error('stray'), {
    stack: ['Error: stray', ...frames.map((at) => `    at ${at}`)].join('\n'),
  });
const NODE_FRAME = 'listOnTimeout (node:internal/timers:581:17)';
const OUR_FRAME = 'look (/house/shell/server/onShow.ts:75:5)';
const PACKAGE_FRAME = 'Socket.emit (/house/node_modules/pg/lib/client.js:3:9)';
const MODULE_FRAME = `load (cart/${versionOf(1)}/server/pages-cart.cjs:3:9)`;
const UNREADABLE = {
  get stack(): string {
    throw new Error('no');
  },
};

/** What is heard of an error, inside the work of the catalogue or of nobody. */
function heard(error: unknown, isOfCatalogue: boolean): string {
  const process = new EventEmitter();
  const heard: string[] = [];
  catchStrayErrors(process, {
    onRemote: ({ remote }) => heard.push(remote),
    onUnknown: () => heard.push('unknown'),
    onOwn: () => heard.push('own'),
    now: () => 0,
  });
  const emit = () => process.emit('uncaughtException', error);
  if (isOfCatalogue) runAs({ remote: 'catalogue', version: versionOf(1) }, emit);
  else emit();
  return heard.join();
}

test.each([
  ['a server module', stackOf(MODULE_FRAME, OUR_FRAME), 'cart', 'cart'],
  ['a file of ours', stackOf(PACKAGE_FRAME, OUR_FRAME), 'own', 'own'],
  ['a file of ours as an address', stackOf('file:///house/shell/server/main.ts:3:9'), 'own', 'own'],
  ['a package', stackOf(PACKAGE_FRAME, NODE_FRAME), 'catalogue', 'own'],
  ['Node alone', stackOf(NODE_FRAME), 'catalogue', 'unknown'],
  [
    'nothing, though its message names a file',
    Object.assign(new Error('x'), { stack: 'Error: no /file' }),
    'catalogue',
    'unknown',
  ],
  ['nothing: text', 'text', 'catalogue', 'unknown'],
  ['nothing: undefined', undefined, 'catalogue', 'unknown'],
  ['nothing that can be read', UNREADABLE, 'catalogue', 'unknown'],
])('an error whose stack names %s', (_what, error, inWorkOfCatalogue, inOurs) => {
  expect(heard(error, true)).toBe(inWorkOfCatalogue);
  expect(heard(error, false)).toBe(inOurs);
});

test('outlives ten errors of unknown origin in a minute, and not eleven', () => {
  let now = 0;
  const process = new EventEmitter();
  const onUnknown = jest.fn();
  const onOwn = jest.fn();
  catchStrayErrors(process, { onRemote: jest.fn(), onUnknown, onOwn, now: () => now });
  for (let number = 0; number < 30; number += 1) {
    process.emit('unhandledRejection', 'text');
    now += 6_001;
  }
  expect(onOwn).not.toHaveBeenCalled();
  now += 60_000;
  for (let number = 0; number < 10; number += 1) process.emit('unhandledRejection', 'text');
  expect(onOwn).not.toHaveBeenCalled();
  process.emit('unhandledRejection', 'text');
  expect(onOwn).toHaveBeenCalledWith('text');
  expect(onUnknown).toHaveBeenCalledTimes(40);
});

test("a stray error of a version that only the canary has is the canary's", async () => {
  const shop = await openTestShop();
  await shop.promoted(1);
  const canary = await shop.release(2);
  await startCanary(shop.context.deployments, canary.id, 0.5);
  const process = new EventEmitter();
  const app = await openStorefront(shop, { process });
  const seen: unknown[] = [];
  app.log.error = (details: unknown) => seen.push(details);
  runAs({ remote: 'cart', version: versionOf(2) }, () => process.emit('uncaughtException', 'text'));
  await app.inject('/healthz');
  expect(seen).toEqual([expect.objectContaining({ release: canary.id, err: 'text' })]);
});
