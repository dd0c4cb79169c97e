/** @jest-environment node */
import { compositionSchema } from '@tanabana/contract/remotes/composition';
import { defaultSettings } from '@tanabana/contract/settings/defaultSettings';
import { deployManifest } from '@tanabana/releases/versions/builtDeployable.testing';
import type { DeployManifest } from '@tanabana/contract/remotes/deployManifest';
import * as v from 'valibot';
import type { Release } from '@tanabana/releases/documents/releaseDocument';
import { compositionOf } from './compositionOf';

const releaseOf = (...remotes: readonly DeployManifest[]): Release => ({
  id: 'r1',
  createdAt: '2026-01-01T00:00:00.000Z',
  settings: defaultSettings,
  shell: deployManifest({ name: 'shell' }),
  remotes: Object.fromEntries(remotes.map((remote) => [remote.name, remote])),
});

test('contains the address of each record of a remote, and the integrity of its bytes', () => {
  const catalogue = deployManifest({
    name: 'catalogue',
    records: { prices: 'records/prices.json' },
    files: { 'browser/records/prices.json': { integrity: 'sha384-x', bytes: 5 } },
  });
  const cart = deployManifest({ name: 'cart' });
  const { records } = compositionOf({ release: releaseOf(catalogue, cart), fallbacks: {} }, 1);
  expect(records).toEqual({
    'catalogue/prices': {
      address: '/assets/catalogue/records/prices.json',
      integrity: 'sha384-x',
    },
  });
});

test('contains the text that a remote shows while its page loads', () => {
  const routes = [
    { path: '/catalogue', expose: './pages/listing', fragments: [], waiting: 'Loading products...' },
    { path: '/faq', expose: './pages/faq', fragments: [] },
  ];
  const release = releaseOf(deployManifest({ name: 'catalogue', routes }));
  const parsed = v.parse(compositionSchema, compositionOf({ release, fallbacks: {} }, 1));
  expect(parsed.routes.map(({ waiting }) => waiting)).toEqual(['Loading products...', undefined]);
});

test('names the page, the suggestions and the products of the search', () => {
  const search = { parameter: 'q', suggestions: 'Suggestions', products: 'Picks' };
  const catalogue = deployManifest({
    name: 'catalogue',
    routes: [{ path: '/catalogue', expose: './pages/listing', fragments: [], search }],
  });
  const searchIn = (...remotes: DeployManifest[]) =>
    v.parse(compositionSchema, compositionOf({ release: releaseOf(...remotes), fallbacks: {} }, 1)).search;
  expect(searchIn(deployManifest({ name: 'cart' }), catalogue)).toEqual({
    to: '/catalogue',
    parameter: 'q',
    suggestions: 'catalogue/Suggestions',
    products: 'catalogue/Picks',
  });
  expect(searchIn(deployManifest({ name: 'cart' }))).toBeUndefined();
});

test('contains a page that a setting enables only when the setting is on', () => {
  const routes = [
    { path: '/blog', expose: './pages/blog', fragments: [] },
    { path: '/_kit', expose: './pages/kit', fragments: [], setting: 'kit' },
  ];
  const pathsWith = (kit: boolean | undefined) => {
    const settings = { ...defaultSettings, ...(kit !== undefined && { kit }) };
    const release = { ...releaseOf(deployManifest({ name: 'content', routes })), settings };
    return compositionOf({ release, fallbacks: {} }, 1).routes.map(({ path }) => path);
  };
  expect(pathsWith(true)).toEqual(['/blog', '/_kit']);
  expect(pathsWith(false)).toEqual(['/blog']);
  expect(pathsWith(undefined)).toEqual(['/blog']);
});

test('a page that works offline lists the addresses of its records and of scripts that it loads later', () => {
  const catalogue = deployManifest({
    name: 'catalogue',
    records: { prices: 'records/prices.json' },
    routes: [{ path: '/catalogue', expose: './pages/listing', fragments: [] }],
  });
  const cart = deployManifest({
    later: { './pages/cart': ['later.js'] },
    routes: [
      {
        path: '/cart',
        expose: './pages/cart',
        fragments: [],
        records: ['catalogue/prices'],
        worksOffline: true,
      },
    ],
  });
  const { routes } = compositionOf({ release: releaseOf(catalogue, cart), fallbacks: {} }, 1);
  expect(routes.map(({ keeps }) => keeps)).toEqual([
    undefined,
    ['/assets/catalogue/records/prices.json', '/assets/cart/later.js'],
  ]);
});

test('a page that works offline lists the index of a divided record, and no large record', () => {
  const described = (bytes: number) => ({ integrity: 'sha384-x', bytes });
  const catalogue = deployManifest({
    name: 'catalogue',
    records: { products: 'products.json', articles: 'articles.json', notes: 'notes.json' },
    divided: ['products'],
    files: {
      'browser/products.json': described(90_000),
      'browser/articles.json': described(90_000),
      'browser/notes.json': described(900),
    },
  });
  const records = ['catalogue/products', 'catalogue/articles', 'catalogue/notes'];
  const cart = deployManifest({
    routes: [{ path: '/cart', expose: './pages/cart', fragments: [], records, worksOffline: true }],
  });
  const composition = compositionOf({ release: releaseOf(catalogue, cart), fallbacks: {} }, 1);
  const parsed = v.parse(compositionSchema, composition);
  expect(parsed.routes[0]?.keeps).toEqual([
    '/assets/catalogue/products.json',
    '/assets/catalogue/notes.json',
  ]);
  expect(Object.values(parsed.records).map(({ isDivided }) => isDivided)).toEqual([
    true,
    undefined,
    undefined,
  ]);
});

test('the scripts of a page, which browsers prefetch, include the scripts of its fragments', () => {
  const catalogue = deployManifest({
    name: 'catalogue',
    exposes: { './fragments/Teaser': ['teaser.js'], './fragments/Other': ['other.js'] },
  });
  const cart = deployManifest({
    exposes: { './pages/cart': ['cart.js'] },
    routes: [{ path: '/cart', expose: './pages/cart', fragments: ['catalogue/Teaser'] }],
  });
  const composition = compositionOf({ release: releaseOf(catalogue, cart), fallbacks: {} }, 1);
  expect(v.parse(compositionSchema, composition).routes).toMatchObject([
    {
      fragments: ['catalogue/Teaser'],
      scripts: ['/assets/cart/cart.js', '/assets/catalogue/entry.js', '/assets/catalogue/teaser.js'],
    },
  ]);
});
