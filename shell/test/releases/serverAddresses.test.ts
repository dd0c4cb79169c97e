/** @jest-environment node */
import type { FastifyInstance } from 'fastify';
import { pathsOverlap, SERVER_ADDRESSES } from '@tanabana/contract/routes/serverAddresses';
import { openStorefront, openTestShop } from '../testShop';
import { TOKEN } from '../answers/answerKind';

const PAGES = '/*';

/** Parses the paths of all routes from Fastify's printed tree. */
function registeredAddresses(app: FastifyInstance): readonly string[] {
  const parents: string[] = [];
  return app
    .printRoutes()
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods] = /^(.*?)[├└]── (.*?)( \([A-Z, ]+\))?$/.exec(line) ?? [];
      const depth = indent.length / 4;
      parents[depth] = (parents[depth - 1] ?? '') + part;
      return methods === undefined ? [] : [parents[depth]];
    });
}

test('the reserved paths are exactly those that the server registers', async () => {
  const app = await openStorefront(await openTestShop(), {
    metricsToken: TOKEN,
    accounts: (api) => {
      api.get('/profile', () => ({}));
      return Promise.resolve();
    },
  });
  const registered = registeredAddresses(app).filter((address) => address !== PAGES);
  const entryOf = (address: string) => SERVER_ADDRESSES.find((entry) => pathsOverlap(address, entry));
  expect(registered.filter((address) => entryOf(address) === undefined)).toEqual([]);
  expect([...new Set(registered.map(entryOf))].sort()).toEqual([...SERVER_ADDRESSES].sort());
});
