import { defaultSettings } from '@tanabana/runtime/settings/defaultSettings';
import { act, render } from '@testing-library/react';
import { AppContext, type AppServices } from '../AppContext';
import { useLikelyNext } from './useLikelyNext';

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

const prepareNext = jest.fn(() => Promise.reject(new Error('The line broke')));
const listing = {
  Component: () => null,
  meta: () => ({ title: '', description: '' }),
  likelyNext: ['/product/:id'],
  prepareNext,
};

function Page() {
  useLikelyNext(listing);
  return null;
}

const open = () =>
  render(
    <AppContext value={{ composition } as unknown as AppServices}>
      <Page />
    </AppContext>,
  );

const fetched = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(
    ({ href }) => new URL(href).pathname,
  );

const idling = () => act(() => jest.runAllTimersAsync());

beforeEach(() => {
  jest.useFakeTimers();
  document.head.replaceChildren();
  prepareNext.mockClear();
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

test('the scripts of the likely next page, and what its pages share, are fetched once the browser is idle', async () => {
  open();
  expect(fetched()).toEqual([]);
  await idling();
  expect(fetched()).toEqual(['/assets/catalogue/entry.js', '/assets/product.js']);
  expect(prepareNext).toHaveBeenCalledTimes(1);
});

test('nothing is fetched for a page that was left before', async () => {
  open().unmount();
  await idling();
  expect(fetched()).toEqual([]);
});

test('nothing is fetched for visitors who save data', async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  open();
  await idling();
  expect(fetched()).toEqual([]);
});
