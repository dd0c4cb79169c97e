/** @jest-environment node */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { builtDeployable } from '@tanabana/releases/versions/builtDeployable.testing';
import { dividedById } from '@tanabana/contract/records/dividedRecord';
import * as v from 'valibot';
import { describeContract, contractFaults } from './describeContract';

const prices = v.array(v.object({ id: v.number(), price: v.number() }));

const catalogue = {
  name: 'catalogue',
  title: 'The catalogue',
  owner: 'Catalogue team',
  folder: __dirname,
  routes: [],
  fragments: ['Teaser', 'Strip'],
  records: { prices },
};

const built = {
  routes: [{ path: '/catalogue', expose: './pages/listing', fragments: [], query: ['q'] }],
  singletons: { react: '^19.3.0' },
  serverModules: { './fragments/Teaser': 'server/teaser.cjs', './fragments/Strip': 'server/strip.cjs' },
};

test('a contract has records, props, events, pages, singletons, and the style variables that are not defined', () => {
  const product = '{ kind: "schema", type: "number", async: false }';
  const dist = builtDeployable(
    {},
    {
      'browser/entry.js': 'p="color:var(--ink);width:var( --own );background:var(--accent, red);--own:5px"',
      // The packages of the deployable are not beside its build.
      'server/teaser.cjs': `require('react'); exports.default = { Component: () => null, props: { kind: 'schema', type: 'object', entries: { product: ${product} } } };`,
      'server/strip.cjs': 'exports.default = { Component: () => null };',
    },
  );
  const [strip, teaser] = readdirSync(path.join(dist, 'server')).sort();
  const serverModules = {
    './fragments/Strip': `server/${strip}`,
    './fragments/Teaser': `server/${teaser}`,
  };
  expect(describeContract(catalogue, dist, { ...built, serverModules })).toMatchObject({
    records: { prices: { type: 'array', items: { required: ['id', 'price'] } } },
    fragments: {
      Teaser: { type: 'object', properties: { product: { type: 'number' } }, required: ['product'] },
      Strip: { type: 'object', properties: {} },
    },
    events: { cartUpdated: { properties: { itemCount: { type: 'number' } } } },
    pages: [{ path: '/catalogue', query: ['q'] }],
    singletons: { react: '^19.3.0' },
    variables: ['--ink'],
    uses: { records: {}, fragments: {} },
  });
});

test('the contract of a remote has the schemas that the remote was built against', () => {
  const dist = builtDeployable({}, { 'browser/entry.js': '', 'server/strip.cjs': '' });
  const cart = {
    ...catalogue,
    fragments: [],
    records: {},
    uses: [{ records: { 'catalogue/prices': prices } }],
  };
  expect(describeContract(cart, dist, built).uses.records).toMatchObject({
    'catalogue/prices': { items: { required: ['id', 'price'] } },
  });
});

test.each([
  ['lacks a field', '[{"id":1}]', 'Record prices: 0.price is invalid.'],
  ['has another type', '[{"id":1,"price":"5"}]', 'Record prices: 0.price is invalid.'],
  ['is missing', 'null', 'Record prices: it is invalid.'],
])('a record that %s is a fault that names field and team', (_, content, reason) => {
  const [fault] = contractFaults(catalogue, () => content);
  expect(fault).toContain(reason);
  expect(fault).toContain('(Catalogue team).');
});

test('a declared record whose contract was not pulled is a fault', () => {
  const route = {
    path: '/cart',
    page: 'cart',
    records: ['content/artisans'],
    fragments: ['catalogue/Teaser'],
  };
  expect(contractFaults({ ...catalogue, records: {}, routes: [route] }, () => '')).toEqual([
    'TB-PUBLISH-009: content/artisans is not in `uses`: pull its contract, and name it in `uses` of src/routes.ts: npm run contracts -- pull mfe-catalogue (Catalogue team).',
  ]);
});

test('a link without a label is a fault', () => {
  const route = (label: string) => ({ path: '/care', page: 'care', links: [{ label, section: 'Help' }] });
  const faultsWith = (label: string) =>
    contractFaults({ ...catalogue, records: {}, routes: [route(label)] }, () => '');
  expect(faultsWith(' ')).toEqual([
    'TB-PUBLISH-013: The link to /care has no label. Name it in src/routes.ts (Catalogue team).',
  ]);
  expect(faultsWith('Care')).toEqual([]);
});

test('a record that fits its schema has no fault', () => {
  expect(contractFaults(catalogue, () => '[{"id":1,"price":5,"more":true}]')).toEqual([]);
});

describe('a divided record', () => {
  const divided = {
    ...catalogue,
    records: { vases: dividedById(v.object({ id: v.number(), price: v.number() })) },
  };
  const files: Readonly<Record<string, string>> = {
    'records/vases.json':
      '[{"from":1,"file":"vases-0.0123456789.json"},{"from":7,"file":"vases-1.0123456789.json"}]',
    'records/vases-0.json': '[{"id":1,"price":5}]',
    'records/vases-1.json': '[{"id":7,"price":5}]',
  };
  const faultsOf = (changed: object) =>
    contractFaults(divided, (file) => ({ ...files, ...(changed as typeof files) })[file] ?? 'null');

  test('that fits its schema has no fault', () => expect(faultsOf({})).toEqual([]));

  test.each([
    ['with an invalid entry', { 'records/vases-1.json': '[{"id":7}]' }, 'Record vases: 1.price is invalid.'],
    ['without an index', { 'records/vases.json': 'null' }, 'Record vases: it is invalid.'],
    ['without a block', { 'records/vases-1.json': 'null' }, 'Record vases: 1 is invalid.'],
  ])('%s has a fault', (_, changed, reason) => {
    expect(faultsOf(changed)).toEqual([expect.stringContaining(reason) as string]);
  });
});
