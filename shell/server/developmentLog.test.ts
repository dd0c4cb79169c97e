/** @jest-environment node */
import { createDevelopmentLog } from './developmentLog';

const lineOf = (entry: object) => `${JSON.stringify({ level: 50, ...entry })}\n`;

test('prints failures in browsers and on the server, and returns those on the server once, for the next page', async () => {
  const print = jest.spyOn(console, 'error').mockReturnValue();
  const log = createDevelopmentLog('/repository', '/artefacts');
  log.write(
    lineOf({ remote: 'cart', route: '/cart', message: 'Error: no total\n    at Cart (cart.cjs:1:1)' }),
  );
  const failure = { remote: 'cart', expose: './pages/cart', kind: 'event', message: 'no price' };
  log.write(lineOf({ failure: { ...failure, version: '1.0.0' } }));
  expect(await log.serverFailures()).toEqual(['cart: /cart failed (server): Error: no total']);
  expect(await log.serverFailures()).toEqual([]);
  expect(print.mock.calls.flat()).toEqual([
    'cart: /cart failed (server): Error: no total',
    'cart: ./pages/cart failed (event): no price',
  ]);
});

test('prints other lines unchanged', () => {
  const print = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const line = lineOf({ msg: 'A deployment could not be loaded' });
  createDevelopmentLog('/repository', '/artefacts').write(line);
  expect(print).toHaveBeenCalledWith(line);
});
