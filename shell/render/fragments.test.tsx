/** @jest-environment node */
import { deployManifest } from '@tanabana/releases/versions/builtDeployable.testing';
import { fragmentKey } from '@tanabana/contract/pages/loadFragment';
import type { FragmentProps } from '@tanabana/contract/pages/page';
import { defaultSettings } from '@tanabana/contract/settings/defaultSettings';
import type { ComponentType, ReactNode } from 'react';
import * as v from 'valibot';
import * as shell from '../src/server';
import { pageContext } from './pageContext';
import { renderPage } from './renderDocument';

const TEASER = 'catalogue/ProductTeaser';

const load = jest.fn((_request: unknown, { product }: { product: number }) => {
  if (product === 99) return new Promise<null>(() => undefined);
  return product === 13
    ? Promise.reject(new Error('The catalogue burns'))
    : Promise.resolve(pots[product] ?? null);
});
const pots: Record<number, string> = { 1: 'Copper pot', 2: 'Clay pot' };

const teaser = {
  props: v.object({ product: v.number() }),
  load,
  Component: ({ data }: { data: string }) => <p>{data}</p>,
};
const other = { Component: () => <p>Another fragment</p> };

type AnyFragment = ComponentType<FragmentProps & { readonly product?: unknown }>;

/** Renders a page of the content remote, which declares two fragments of the catalogue for `/post` and one for `/about`. */
async function render(
  page: (Fragment: AnyFragment) => ReactNode,
  { at = '/post', omitted = [] as string[] } = {},
) {
  const route = (path: string, ...fragments: string[]) => ({ path, expose: './pages/post', fragments });
  const content = deployManifest({
    name: 'content',
    routes: [route('/post', TEASER, 'catalogue/Other'), route('/about', 'catalogue/Other')],
  });
  const release = {
    id: 'release',
    createdAt: '2026-01-01T00:00:00.000Z',
    settings: defaultSettings,
    shell: deployManifest({ name: 'shell' }),
    remotes: { content, catalogue: deployManifest({ name: 'catalogue' }) },
  };
  const modules: Record<string, unknown> = {
    './pages/post': {
      default: {
        Component: ({ Fragment }: { readonly Fragment: AnyFragment }) => page(Fragment),
        meta: () => ({ title: 'Post', description: '' }),
      },
    },
    './fragments/ProductTeaser': { default: teaser },
    './fragments/Other': { default: other },
  };
  const served = { release, fallbacks: {} };
  const loadModule = (_manifest: unknown, expose: string) => Promise.resolve(modules[expose]);
  const url = new URL(at, defaultSettings.origin);
  return renderPage(shell, served, pageContext(loadModule, shell, served, url, 1, omitted), omitted);
}

beforeEach(() => load.mockClear());

test('fragments of one name have data for their own props, loaded once for equal props', async () => {
  const { markup, failures, fragmentData } = await render((Fragment) => (
    <>
      <Fragment name={TEASER} product={1} fallback="none" />
      <Fragment name={TEASER} product={2} fallback="none" />
      <Fragment name={TEASER} product={1} fallback="none" />
    </>
  ));
  expect(markup.match(/Copper pot|Clay pot/g)).toEqual(['Copper pot', 'Clay pot', 'Copper pot']);
  expect(load).toHaveBeenCalledTimes(2);
  expect(failures).toEqual([]);
  expect(fragmentData).toEqual({
    [fragmentKey(TEASER, { product: 1 })]: 'Copper pot',
    [fragmentKey(TEASER, { product: 2 })]: 'Clay pot',
  });
});

test('the fallback replaces a fragment that has nothing to display', async () => {
  const { markup, failures } = await render((Fragment) => (
    <Fragment name={TEASER} product={404} fallback="Not sold any more" />
  ));
  expect(markup).toContain('Not sold any more');
  expect(failures).toEqual([]);
});

test('a fragment whose data cannot be loaded is a failure of its remote, and other fragments are rendered', async () => {
  const { markup, failures } = await render((Fragment) => (
    <>
      <Fragment name={TEASER} product={13} fallback="A link instead" />
      <Fragment name={TEASER} product={2} fallback="none" />
    </>
  ));
  expect(failures).toMatchObject([
    { remote: 'catalogue', message: expect.stringContaining('The catalogue burns') as unknown },
  ]);
  expect(markup).toContain('A link instead');
  expect(markup).toContain('Clay pot');
});

test('a fragment whose data is not loaded within 3 seconds is a failure of its remote', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  const view = render((Fragment) => <Fragment name={TEASER} product={99} fallback="A link instead" />);
  await jest.advanceTimersByTimeAsync(3_000);
  jest.useRealTimers();
  const { markup, failures } = await view;
  expect(failures).toMatchObject([{ remote: 'catalogue', isTimeout: true }]);
  expect(markup).toContain('A link instead');
});

test('the fallback replaces the fragments of a remote that failed before', async () => {
  const { markup, failures } = await render(
    (Fragment) => <Fragment name={TEASER} product={1} fallback="A link instead" />,
    { omitted: ['catalogue'] },
  );
  expect(markup).toContain('A link instead');
  expect(failures).toEqual([]);
});

test.each([
  [
    'props that the fragment does not accept',
    { product: 'one' },
    /invalid props to catalogue\/ProductTeaser: product: /,
  ],
  [
    'a fragment that the route does not declare',
    { at: '/about' },
    /route \/about renders catalogue\/ProductTeaser/,
  ],
  ['a misspelt fragment', { name: 'catalogue/ProductTeasr' }, /route \/post renders catalogue\/ProductTeasr/],
])(
  '%s, twice: one failure of the page’s remote',
  async (_what, { at, name = TEASER, product = 1 }: Row, message) => {
    const { markup, failures } = await render(
      (Fragment) =>
        [1, 2].map((key) => <Fragment key={key} {...{ name, product }} fallback="A link instead" />),
      { at },
    );
    expect(failures).toHaveLength(1);
    expect(failures[0]).toMatchObject({ remote: 'content' });
    expect(failures[0]?.message).toMatch(message);
    expect(markup).toContain('A link instead');
  },
);

interface Row {
  readonly at?: string;
  readonly name?: string;
  readonly product?: unknown;
}
