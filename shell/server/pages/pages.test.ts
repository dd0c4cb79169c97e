/** @jest-environment node */
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { openStorefront, openTestShop } from '../../test/testShop';

let app: Awaited<ReturnType<typeof openStorefront>>;
let port: number;

beforeAll(async () => {
  const shop = await openTestShop();
  await shop.promoted(1);
  app = await openStorefront(shop);
  port = Number(new URL(await app.listen({ port: 0 })).port);
});
afterAll(() => app.close());

/** Sends a request target without normalising it, unlike `fetch`. */
async function ask(address: string): Promise<IncomingMessage> {
  const asked = get({ port, path: address, agent: false });
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return answer.resume();
}

test.each([
  '//elsewhere.example/',
  '//x//elsewhere.example',
  '/.//elsewhere.example',
  '/\\elsewhere.example',
  '//elsewhere.example/cart',
])('%s does not redirect to another site', async (address) => {
  for (const search of ['', '?preview=off']) {
    const { headers, statusCode } = await ask(address + search);
    expect(statusCode).toBe(308);
    expect(new URL(headers.location ?? '', 'https://tanabana.example').host).toBe('tanabana.example');
  }
});

test.each([
  ['/cart/', '/cart'],
  ['//cart?size=5', '/cart?size=5'],
  ['/cart///?size=5', '/cart?size=5'],
])('redirects %s to %s', async (address, location) => {
  const { headers, statusCode } = await ask(address);
  expect(statusCode).toBe(308);
  expect(headers.location).toBe(location);
});

test('a normalised address is not redirected', async () => {
  expect((await ask('/cart?size=5')).statusCode).toBe(200);
  expect((await ask('/')).statusCode).toBe(404);
});
