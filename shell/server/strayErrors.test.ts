/** @jest-environment node */
import { EventEmitter } from 'node:events';
import { openStorefront, openTestShop, pageSaying, versionOf } from '../test/testShop';
import { culpritOf } from './strayErrors';

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
