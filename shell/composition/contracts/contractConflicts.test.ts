/** @jest-environment node */
import { deployManifest } from '@tanabana/artefacts/store/builtDeployable.testing';
import { jsonSchemaOf } from '@tanabana/build/webpack/describeContract';
import type { ContractFile } from '@tanabana/runtime/contracts/contractFile';
import * as v from 'valibot';
import { contractConflicts } from './contractConflicts';

const OWNERS = { shell: 'Shell team', catalogue: 'Catalogue team', cart: 'Cart team' };

type Changes = Readonly<Partial<Record<keyof typeof OWNERS, Partial<ContractFile>>>>;

function contractOf(changes: Partial<ContractFile>): ContractFile {
  const empty = { records: {}, fragments: {}, events: {}, pages: [], variables: [], singletons: {} };
  return { ...empty, uses: { records: {}, fragments: {} }, ...changes };
}

/** Returns the conflicts of a release whose deployables have the given contracts. */
function conflicts(changes: Changes) {
  const names = ['shell', 'catalogue', 'cart'] as const;
  const [shell, ...remotes] = names.map((name) => deployManifest({ name, owner: OWNERS[name] }));
  const release = {
    shell: shell!,
    remotes: Object.fromEntries(remotes.map((remote) => [remote.name, remote])),
  };
  return contractConflicts(release, new Map(names.map((name) => [name, contractOf(changes[name] ?? {})])));
}

const list = (entries: v.ObjectEntries) => jsonSchemaOf(v.array(v.object(entries)));
const prices = list({ id: v.number(), price: v.number() });
const reading = { uses: { records: { 'catalogue/prices': prices }, fragments: {} } };

test('refuses a renamed field of a record, and names the field, both teams and what each team can do', async () => {
  const renamed = { records: { prices: list({ id: v.number(), amount: v.number() }) } };
  expect(await conflicts({ catalogue: renamed, cart: reading })).toEqual([
    'TB-COMPOSE-012: catalogue/prices of catalogue 1.0.0-0123456789 cannot be read by cart 1.0.0-0123456789: price is missing. ' +
      'Catalogue team: publish it in the former way too, until no version reads it. ' +
      'Cart team: pull the contract, read the new form, and publish.',
  ]);
});

test('accepts a record with an additional field', async () => {
  const wider = { records: { prices: list({ id: v.number(), price: v.number(), name: v.string() }) } };
  expect(await conflicts({ catalogue: wider, cart: reading })).toEqual([]);
});

test('compares a record that the shell reads from every remote with the record of each remote', async () => {
  const paths = jsonSchemaOf(v.array(v.pipe(v.string(), v.startsWith('/'))));
  const shell = { uses: { records: { '*/addresses': paths }, fragments: {} } };
  const [conflict, ...others] = await conflicts({
    shell,
    catalogue: { records: { addresses: paths } },
    cart: { records: { addresses: jsonSchemaOf(v.array(v.number())) } },
  });
  expect(conflict).toContain('cart/addresses of cart 1.0.0-0123456789 cannot be read by shell');
  expect(others).toEqual([]);
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

test('accepts a fragment that requires fewer props than before', async () => {
  const cart = showing({ product: v.number(), size: v.string() });
  expect(await conflicts({ cart, catalogue: teaser({ product: v.number() }) })).toEqual([]);
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
  const [conflict] = await conflicts({
    shell: cartUpdated({ itemCount: v.number() }),
    cart: cartUpdated({ count: v.number() }),
  });
  expect(conflict).toContain('cartUpdated has another detail in cart');
});

test('accepts a version that was published without a contract', async () => {
  const shell = deployManifest({ name: 'shell' });
  const cart = deployManifest({ name: 'cart' });
  const known = new Map([['cart', contractOf(reading)]]);
  expect(await contractConflicts({ shell, remotes: { cart } }, known)).toEqual([]);
});
