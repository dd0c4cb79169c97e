import { defaultSettings } from '@tanabana/runtime/settings/defaultSettings';
import type { PageModule, PageProps } from '@tanabana/runtime/contracts/page';
import { act, render, screen } from '@testing-library/react';
import { useEffect, type ReactNode } from 'react';
import { MemoryRouter, useSearchParams } from 'react-router-dom';
import { AppContext, type AppServices } from '../AppContext';
import { LikelyNext } from './LikelyNext';

const composition = {
  release: 'r',
  seed: 1,
  settings: defaultSettings,
  records: {},
  remotes: { catalogue: { owner: 'Catalogue team', version: '1', entry: '/assets/catalogue/entry.js' } },
  routes: [
    { path: '/catalogue', remote: 'catalogue', expose: './pages/listing', scripts: ['/assets/listing.js'] },
    { path: '/product/:id', remote: 'catalogue', expose: './pages/product', scripts: ['/assets/product.js'] },
  ],
};

const prepareNext = jest.fn(() => Promise.resolve());
const meta = () => ({ title: '', description: '' });
const listing = { Component: () => null, meta, likelyNext: ['/product/:id'], prepareNext };

/** Told what a product's page is rendered with: its path, its data and its size. */
const rendered = jest.fn();
const mounted = jest.fn();
let isBroken = false;

function Product({ request, data }: PageProps<unknown>): ReactNode {
  const [search] = useSearchParams();
  useEffect(mounted);
  rendered(request.pathname, data, search.get('size'));
  if (isBroken) throw new Error('The page is broken');
  return <img alt="Vase" src="/vase.avif" />;
}

const load = jest.fn(() => Promise.resolve('a vase'));
const product: PageModule<unknown> = { Component: Product, meta, load };
const run = jest.fn<Promise<PageModule<unknown> | undefined>, [page: object]>(() => Promise.resolve(product));

function Page(): ReactNode {
  return (
    <main>
      <a href="/about">About</a>
      <a href="/product/7?size=2">Vase</a>
      <a href="/product/8">Bowl</a>
      <LikelyNext module={listing} />
    </main>
  );
}

const open = () =>
  render(
    <MemoryRouter initialEntries={['/catalogue']}>
      <AppContext value={{ composition, ahead: { run } } as unknown as AppServices}>
        <Page />
      </AppContext>
    </MemoryRouter>,
  );

const idling = () => act(() => jest.runAllTimersAsync());

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  isBroken = false;
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

test('the scripts of the likely next page, and what its pages share, are fetched once the browser is idle', async () => {
  open();
  expect(run).not.toHaveBeenCalled();
  await idling();
  expect(run).toHaveBeenCalledTimes(1);
  expect(run.mock.lastCall?.[0]).toMatchObject({ remote: 'catalogue', expose: './pages/product' });
  expect(prepareNext).toHaveBeenCalledTimes(1);
});

test('the page of the first link to a likely next page is rendered at its own address, and runs no effects', async () => {
  open();
  await idling();
  expect(rendered).toHaveBeenCalledWith('/product/7', 'a vase', '2');
  expect(load).toHaveBeenCalledTimes(1);
  expect(mounted).not.toHaveBeenCalled();
});

test('nothing of a page that is warmed up is in the document', async () => {
  open();
  await idling();
  expect(rendered).toHaveBeenCalled();
  expect(document.querySelector('img')).toBeNull();
});

test('a page that breaks while it is warmed up leaves this one as it is', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  isBroken = true;
  open();
  await idling();
  expect(rendered).toHaveBeenCalled();
  expect(screen.getByRole('link', { name: 'Vase' })).toBeVisible();
});

test('a page whose script cannot be loaded is not warmed up', async () => {
  run.mockResolvedValueOnce(undefined);
  open();
  await idling();
  expect(load).not.toHaveBeenCalled();
  expect(rendered).not.toHaveBeenCalled();
});

test('a page whose data cannot be loaded is not warmed up', async () => {
  load.mockRejectedValueOnce(new Error('The line broke'));
  open();
  await idling();
  expect(load).toHaveBeenCalledTimes(1);
  expect(rendered).not.toHaveBeenCalled();
});

test('nothing is fetched for a page that was left before', async () => {
  open().unmount();
  await idling();
  expect(run).not.toHaveBeenCalled();
});

test('nothing is fetched for visitors who save data', async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  open();
  await idling();
  expect(run).not.toHaveBeenCalled();
});
