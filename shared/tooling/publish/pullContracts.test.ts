/** @jest-environment node */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { ArtefactStore } from '@tanabana/releases/versions/artefactStore';
import { builtDeployable, builtName, newFolder } from '@tanabana/releases/versions/builtDeployable.testing';
import { FolderObjects } from '@tanabana/releases/stores/folderObjects';
import type { ContractFile } from '@tanabana/contract/remotes/contractFile';
import { dividedById } from '@tanabana/contract/records/dividedRecord';
import * as v from 'valibot';
import { jsonSchemaOf } from '../webpack/describeContract';
import { pullContracts } from './pullContracts';
import { valibotSource } from './valibotSource';

const prices = v.array(v.object({ id: v.number(), price: v.pipe(v.number(), v.minValue(0)) }));

const vases = dividedById(v.object({ id: v.number(), price: v.number() }));

async function stores(routes: string) {
  const root = newFolder();
  mkdirSync(path.join(root, 'mfe-cart/src'), { recursive: true });
  writeFileSync(path.join(root, 'mfe-cart/src/routes.ts'), `exports.cart = { routes: [${routes}] };`);
  const artefacts = new ArtefactStore(new FolderObjects(newFolder()));
  const contract: ContractFile = {
    records: { prices: jsonSchemaOf(prices), secrets: jsonSchemaOf(prices), vases: jsonSchemaOf(vases) },
    fragments: { Teaser: jsonSchemaOf(v.object({ product: v.number() })) },
    events: {},
    pages: [],
    variables: [],
    singletons: {},
    uses: { records: {}, fragments: {} },
  };
  const list = Array.from({ length: 20 }, (_, id) => ({ id, image: `/pictures/${id}.3f2a91c0aa-400.webp` }));
  const first = '[{"id":1,"price":5}]';
  const second = '[{"id":7,"price":6}]';
  const index = [
    { from: 1, file: builtName('vases-0.json', first) },
    { from: 7, file: builtName('vases-1.json', second) },
  ];
  const files = {
    'browser/vases.json': JSON.stringify(index),
    'browser/vases-0.json': first,
    'browser/vases-1.json': second,
    'browser/entry.js': '',
    'browser/contract.json': JSON.stringify(contract),
    'browser/prices.json': JSON.stringify(list),
  };
  const built = builtDeployable(
    {
      name: 'catalogue',
      contract: 'contract.json',
      records: { prices: 'prices.json', vases: 'vases.json' },
      divided: ['vases'],
    },
    files,
  );
  const { version } = await artefacts.publish(built);
  return { root, version, artefacts, releases: new FolderObjects(newFolder()) };
}

test('pullContracts writes the schemas of declared records and fragments only, without a version', async () => {
  const shop = await stores(`{ records: ['catalogue/prices'], fragments: ['catalogue/Teaser'] }`);
  expect(await pullContracts(shop, 'cart', {})).toEqual([
    'mfe-cart/src/pulled/catalogue.ts',
    'mfe-cart/src/pulled/catalogue.samples.json',
  ]);
  const read = (file: string) => readFileSync(path.join(shop.root, 'mfe-cart/src/pulled', file), 'utf8');
  const written = read('catalogue.ts');
  expect(written).not.toContain(shop.version);
  expect(written).toContain('v.object({ "id": v.number(), "price": v.pipe(v.number(), v.minValue(0)) })');
  expect(written).toContain(`'catalogue/Teaser': v.object({ "product": v.number() })`);
  expect(written).not.toContain('secrets');
  const { 'catalogue/prices': sample } = JSON.parse(read('catalogue.samples.json')) as Record<
    string,
    object[]
  >;
  expect(sample).toHaveLength(5);
  expect(sample?.[1]).toEqual({ id: 4, image: '/pictures/4-400.webp' });
});

test('a divided record is pulled as a list of entries, with samples of its blocks', async () => {
  const shop = await stores(`{ records: ['catalogue/vases'] }`);
  await pullContracts(shop, 'cart', {});
  const read = (file: string) => readFileSync(path.join(shop.root, 'mfe-cart/src/pulled', file), 'utf8');
  expect(read('catalogue.ts')).toContain('v.metadata({ dividedBy: "id" })');
  expect(JSON.parse(read('catalogue.samples.json'))).toEqual({
    'catalogue/vases': [
      { id: 1, price: 5 },
      { id: 7, price: 6 },
    ],
  });
});

test.each([
  [
    "records: ['catalogue/price']",
    'offers no catalogue/price; of its records there are: prices, secrets, vases.',
  ],
  ["fragments: ['catalogue/Teasr']", 'offers no catalogue/Teasr; of its fragments there are: Teaser.'],
])('a misspelt name is rejected with a list of the existing names: %s', async (uses, reason) => {
  await expect(pullContracts(await stores(`{ ${uses} }`), 'cart', {})).rejects.toThrow(reason);
});

const { number, object, optional, pipe, string } = v;

test.each([
  object({ a: number(), b: optional(string()), 'c-d': v.boolean(), e: v.nullable(string()) }),
  object({ size: v.picklist(['S', 'M']), kind: v.literal('rug'), fixed: v.literal(true) }),
  object({
    count: pipe(number(), v.integer(), v.minValue(1), v.maxValue(9)),
    over: pipe(number(), v.gtValue(0)),
  }),
  object({ path: pipe(string(), v.startsWith('/')), day: pipe(string(), v.isoDate(), v.maxLength(10)) }),
  pipe(v.array(v.union([string(), object({ at: pipe(string(), v.isoTimestamp()) })])), v.minLength(1)),
  v.record(string(), v.strictObject({ id: number() })),
  v.variant('kind', [object({ kind: v.literal('a') }), v.looseObject({ kind: v.literal('b') })]),
  v.tuple([number(), string()]),
  dividedById(object({ id: number() })),
])('a schema that is written as source describes the same values: %#', (schema) => {
  const described = jsonSchemaOf(schema);
  const written = vm.runInNewContext(valibotSource(described), { v }) as v.GenericSchema;
  const withoutOneOf = JSON.stringify(described).replaceAll('oneOf', 'anyOf');
  expect(JSON.stringify(jsonSchemaOf(written)).replaceAll('oneOf', 'anyOf')).toBe(withoutOneOf);
});

test('a deprecated field is omitted, so that the type check of code that reads the field fails', () => {
  const deprecated = pipe(number(), v.metadata({ deprecated: true }));
  const described = jsonSchemaOf(object({ price: deprecated, amount: number() }));
  expect(valibotSource(described)).toBe('v.object({ "amount": v.number() })');
});

test('a schema with a keyword that has no counterpart is rejected with the keyword', () => {
  expect(() => valibotSource({ type: 'string', contentEncoding: 'base64' })).toThrow('contentEncoding');
});
