/** @jest-environment node */
import { deployManifest } from '../versions/builtDeployable.testing';
import { jsonSchemaOf } from '@tanabana/tooling/webpack/describeContract';
import type { ContractFile } from '@tanabana/contract/remotes/contractFile';
import { dividedById, isDivided } from '@tanabana/contract/records/dividedRecord';
import * as v from 'valibot';
import { contractConflicts } from './contractConflicts';

const OWNERS = { shell: 'Shell team', catalogue: 'Catalogue team', cart: 'Cart team' };

type Changes = Readonly<Partial<Record<keyof typeof OWNERS, Partial<ContractFile>>>>;

function contractOf(changes: Partial<ContractFile>): ContractFile {
  const empty = { records: {}, fragments: {}, events: {}, pages: [], variables: [], singletons: {} };
  return { ...empty, uses: { records: {}, fragments: {} }, ...changes };
}

/** @param data contents of records, by owner and name */
function conflicts(changes: Changes, data: Readonly<Record<string, unknown>> = {}) {
  const names = ['shell', 'catalogue', 'cart'] as const;
  const [shell, ...remotes] = names.map((name) => {
    const records = Object.keys(data).filter((whole) => whole.startsWith(`${name}/`));
    return deployManifest({
      name,
      owner: OWNERS[name],
      records: Object.fromEntries(records.map((whole) => [whole.split('/')[1] ?? '', whole] as const)),
      divided: Object.entries(changes[name]?.records ?? {}).flatMap(([record, schema]) =>
        isDivided(schema) ? record : [],
      ),
      routes: (changes[name]?.pages ?? []).map((page) => ({
        ...page,
        expose: './pages/page',
        fragments: [],
      })),
    });
  });
  const release = {
    shell: shell!,
    remotes: Object.fromEntries(remotes.map((remote) => [remote.name, remote])),
  };
  const contracts = new Map(names.map((name) => [name, contractOf(changes[name] ?? {})]));
  return contractConflicts(release, contracts, {
    read: (_manifest, file) =>
      Promise.resolve(Buffer.from(JSON.stringify(data[file.replace('browser/', '')]))),
  });
}

const list = (entries: v.ObjectEntries) => jsonSchemaOf(v.array(v.object(entries)));
const reader = (entries: v.ObjectEntries) => ({
  uses: { records: { 'catalogue/prices': list(entries) }, fragments: {} },
});
const prices = (...entries: object[]) => ({ 'catalogue/prices': entries });

test('refuses a renamed field of a record, and names the field, both teams and what each team can do', async () => {
  const cart = reader({ id: v.number(), price: v.number() });
  expect(await conflicts({ cart }, prices({ id: 1, amount: 2 }))).toEqual([
    'TB-COMPOSE-012: catalogue/prices of catalogue 1.0.0-0123456789 cannot be read by cart 1.0.0-0123456789: 0.price is missing. ' +
      'Catalogue team: publish it in the former way too, until no version reads it. ' +
      'Cart team: pull the contract, read the new form, and publish.',
  ]);
});

test.each([
  ['a limit', { price: v.pipe(v.number(), v.minValue(0)) }, { price: -1 }, '0.price must be >= 0'],
  ['another type', { price: v.number() }, { price: '2' }, '0.price must be number'],
  [
    'another choice',
    { unit: v.picklist(['piece', 'pair']) },
    { unit: 'dozen' },
    '0.unit must be equal to one of the allowed values: "piece", "pair"',
  ],
])('describes %s in words', async (_what, entries, entry, words) => {
  expect((await conflicts({ cart: reader(entries) }, prices(entry)))[0]).toContain(`: ${words}. `);
});

test('accepts a record with an additional field', async () => {
  const catalogue = { records: { prices: list({ id: v.number(), name: v.string() }) } };
  const found = conflicts({ catalogue, cart: reader({ id: v.number() }) }, prices({ id: 1, name: 'Urli' }));
  expect(await found).toEqual([]);
});

test('refuses an optional field that a reader names and nobody publishes any more', async () => {
  const cart = reader({ id: v.number(), sku: v.optional(v.string()) });
  const catalogue = { records: { prices: list({ id: v.number(), code: v.optional(v.string()) }) } };
  const [conflict] = await conflicts({ catalogue, cart }, prices({ id: 1 }));
  expect(conflict).toContain('cannot be read by cart 1.0.0-0123456789: [].sku is no longer published.');
  const both = { records: { prices: list({ id: v.number(), sku: v.optional(v.string()) }) } };
  expect(await conflicts({ catalogue: both, cart }, prices({ id: 1 }))).toEqual([]);
});

const vases = (entries: v.ObjectEntries) =>
  jsonSchemaOf(dividedById(v.looseObject({ id: v.number(), ...entries })));

const vaseFiles = (...second: object[]) => ({
  'catalogue/vases': [
    { from: 1, file: 'vases-0.json' },
    { from: 7, file: 'vases-1.json' },
  ],
  'catalogue/vases-0.json': [{ id: 1, price: 5 }],
  'catalogue/vases-1.json': second,
});

test('refuses a renamed or removed field in any block of a divided record', async () => {
  const cart = {
    uses: {
      records: { 'catalogue/vases': vases({ price: v.number(), sku: v.optional(v.string()) }) },
      fragments: {},
    },
  };
  const both = { records: { vases: vases({ price: v.number(), sku: v.optional(v.string()) }) } };
  expect(await conflicts({ catalogue: both, cart }, vaseFiles({ id: 7, price: 5 }))).toEqual([]);
  const [renamed] = await conflicts({ catalogue: both, cart }, vaseFiles({ id: 7, amount: 5 }));
  expect(renamed).toContain('cannot be read by cart 1.0.0-0123456789: 1.price is missing.');
  const removed = { records: { vases: vases({ price: v.number() }) } };
  const [conflict] = await conflicts({ catalogue: removed, cart }, vaseFiles({ id: 7, price: 5 }));
  expect(conflict).toContain('[].sku is no longer published.');
});

test('refuses a record that is divided and whose reader expects one file, and the reverse', async () => {
  const whole = jsonSchemaOf(v.pipe(v.array(v.object({ id: v.number() })), v.minLength(1)));
  const using = (schema: typeof whole) => ({
    uses: { records: { 'catalogue/vases': schema }, fragments: {} },
  });
  const divided = { records: { vases: vases({}) } };
  const [conflict] = await conflicts({ catalogue: divided, cart: using(whole) }, vaseFiles({ id: 7 }));
  expect(conflict).toContain('it is divided into blocks.');
  const undivided = { records: { vases: whole } };
  const [reverse] = await conflicts(
    { catalogue: undivided, cart: using(vases({})) },
    { 'catalogue/vases': [{ id: 1 }] },
  );
  expect(reverse).toContain('it is no longer divided into blocks.');
});

test('compares a record that the shell reads from every remote with the record of each remote', async () => {
  const paths = jsonSchemaOf(v.array(v.pipe(v.string(), v.startsWith('/'))));
  const shell = { uses: { records: { '*/addresses': paths }, fragments: {} } };
  const data = { 'catalogue/addresses': ['/product/1'], 'cart/addresses': [1] };
  const [conflict, ...others] = await conflicts({ shell }, data);
  expect(conflict).toContain('cart/addresses of cart 1.0.0-0123456789 cannot be read by shell');
  expect(others).toEqual([]);
});

test('refuses a link with a query parameter that its page does not read, and accepts an absent remote', async () => {
  const pages = [{ path: '/product/:id', query: ['size'] }];
  const cart = { uses: { records: {}, fragments: {}, pages } };
  expect(await conflicts({ cart, catalogue: { pages } })).toEqual([]);
  const [removed] = await conflicts({ cart, catalogue: { pages: [{ path: '/product/:id', query: [] }] } });
  expect(removed).toMatch(
    /^TB-COMPOSE-016: cart .* links to \/product\/:id with size, which catalogue .* does not read\. Catalogue team: .* Cart team: /,
  );
  expect(await conflicts({ cart })).toEqual([]);
});

test('refuses a storage key of two teams, and names both', async () => {
  const storage = ['tanabana_enquiries'];
  expect(await conflicts({ cart: { storage }, catalogue: { storage: ['tanabana_recent'] } })).toEqual([]);
  expect(await conflicts({ cart: { storage }, catalogue: { storage } })).toEqual([
    'TB-COMPOSE-017: catalogue 1.0.0-0123456789 and cart 1.0.0-0123456789 both store tanabana_enquiries in the browser. Cart team: store it under another key.',
  ]);
});

const teaser = (entries: v.ObjectEntries) => ({ fragments: { Teaser: jsonSchemaOf(v.object(entries)) } });
const showing = (entries: v.ObjectEntries) => ({
  uses: { records: {}, fragments: { 'catalogue/Teaser': jsonSchemaOf(v.object(entries)) } },
});

test('refuses a fragment with an additional required prop, and accepts an additional optional prop', async () => {
  const cart = showing({ product: v.number() });
  const [conflict] = await conflicts({ cart, catalogue: teaser({ product: v.number(), size: v.string() }) });
  expect(conflict).toMatch(
    /^TB-COMPOSE-013: catalogue\/Teaser of catalogue .* does not take the props of cart .*: size is missing\./,
  );
  expect(conflict).toMatch(/Catalogue team: .* Cart team: /);
  const optional = teaser({ product: v.number(), size: v.optional(v.string()) });
  expect(await conflicts({ cart, catalogue: optional })).toEqual([]);
});

test('refuses props that a page passes and the fragment no longer takes', async () => {
  const cart = showing({ product: v.number(), size: v.optional(v.string()) });
  const [conflict] = await conflicts({ cart, catalogue: teaser({ product: v.number() }) });
  expect(conflict).toContain(': size is no longer taken.');
});

test('refuses a style variable that the shell does not define, and names both teams', async () => {
  const cart = { variables: ['--paper', '--saffron'] };
  expect(await conflicts({ cart, shell: { variables: ['--paper'] } })).toEqual([
    'TB-COMPOSE-015: The styles of cart 1.0.0-0123456789 read --saffron, which shell 1.0.0-0123456789 does not define. ' +
      'Shell team: publish a shell that defines it. ' +
      'Cart team: read it with a fallback value, as in var(--saffron, #c60).',
  ]);
});

test('refuses an event whose detail differs from the shell’s', async () => {
  const cartUpdated = (entries: v.ObjectEntries) => ({
    events: { cartUpdated: jsonSchemaOf(v.object(entries)) },
  });
  const found = await conflicts({
    shell: cartUpdated({ itemCount: v.number() }),
    cart: cartUpdated({ count: v.number() }),
  });
  expect(found).toEqual([expect.stringContaining('cartUpdated has another detail in cart') as string]);
});

test('accepts a version that was published without a contract', async () => {
  const shell = deployManifest({ name: 'shell' });
  const cart = deployManifest({ name: 'cart' });
  const known = new Map([['cart', contractOf(reader({ id: v.number() }))]]);
  const read = () => Promise.reject(new Error('no file'));
  expect(await contractConflicts({ shell, remotes: { cart } }, known, { read })).toEqual([]);
});
