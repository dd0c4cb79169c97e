import { defaultSettings } from '@tanabana/runtime/settings/defaultSettings';
import type { PageModule } from '@tanabana/runtime/contracts/page';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, type ReactNode } from 'react';
import { BrowserRouter, Link, useSearchParams } from 'react-router-dom';
import { AppContext } from '../AppContext';
import { PageOutlet } from './PageOutlet';
import { createPageResources } from './pageResources';
import { prefetchPages } from './prefetchPages';

const composition = {
  release: 'r',
  seed: 1,
  settings: defaultSettings,
  records: {},
  remotes: { catalogue: { owner: 'Catalogue team', version: '1', entry: '/entry.js' } },
  routes: [
    { path: '/catalogue', remote: 'catalogue', expose: './listing', query: ['sort'], scripts: [] },
    { path: '/product/:id', remote: 'catalogue', expose: './product', query: ['size'], scripts: [] },
  ],
};

const rendered = jest.fn();
const shown = jest.fn();

function Listing(): ReactNode {
  return (
    <>
      <h1>Listing</h1>
      <Link to="/product/1?size=2">Vase</Link>
      <Link to="/catalogue?sort=price">By price</Link>
    </>
  );
}

function Product(): ReactNode {
  rendered();
  useEffect(() => {
    shown();
  }, []);
  return (
    <>
      <Heading />
      <Link to="/product/2">Bowl</Link>
    </>
  );
}

function Heading(): ReactNode {
  const [search] = useSearchParams();
  return <h1>Vase of size {search.get('size')}</h1>;
}

const meta = () => ({ title: 'Shop', description: '' });
const load = jest.fn(() => Promise.resolve('data'));
const modules: Record<string, PageModule<unknown>> = {
  './listing': { Component: Listing, meta },
  './product': { Component: Product, meta, load },
};

/** Opens the listing, and lets everything settle. */
async function openListing(connection?: object) {
  Object.assign(navigator, { connection });
  window.history.replaceState(null, '', '/catalogue');
  const loader = (_remote: string, expose: string) => Promise.resolve({ default: modules[expose] });
  const { pages, loadAhead, ahead } = createPageResources(loader, undefined, jest.fn());
  const unlisten = new AbortController();
  const listen = jest.spyOn(document, 'addEventListener').mockImplementation((type, listener, options) =>
    EventTarget.prototype.addEventListener.call(document, type, listener, {
      ...(options as AddEventListenerOptions),
      signal: unlisten.signal,
    }),
  );
  prefetchPages(composition, loadAhead);
  listen.mockRestore();
  const services = {
    composition,
    pages,
    ahead,
    fragments: jest.fn(),
    report: jest.fn(),
    switchToFallback: () => false,
  };
  const { unmount } = render(
    <BrowserRouter>
      <AppContext value={services}>
        <PageOutlet />
      </AppContext>
    </BrowserRouter>,
  );
  await settle();
  leave = () => {
    unmount();
    unlisten.abort();
  };
}

let leave: () => void;

const settle = (milliseconds = 0) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** Presses a button of the mouse, or puts a finger down. */
const press = (link: Element, pointerType: string, keys: MouseEventInit = {}) => {
  const event = new MouseEvent('pointerdown', { bubbles: true, button: 0, ...keys });
  fireEvent(link, Object.assign(event, { pointerType }));
};

const aimAt = async (name: string) => {
  fireEvent.pointerOver(screen.getByRole('link', { name }));
  await settle(100);
};

beforeEach(() => {
  jest.useFakeTimers();
  rendered.mockClear();
  shown.mockClear();
  load.mockClear();
});

afterEach(() => {
  leave();
  Reflect.deleteProperty(navigator, 'connection');
  document.head.replaceChildren();
  jest.useRealTimers();
});

test('a page that a visitor aims at is rendered before it is opened, at its own address, and stays as it is', async () => {
  await openListing();
  await aimAt('Vase');
  const hidden = screen.getByText('Vase of size 2');
  expect(hidden).not.toBeVisible();
  expect(shown).not.toHaveBeenCalled();
  rendered.mockClear();
  fireEvent.click(screen.getByRole('link', { name: 'Vase' }));
  await settle();
  expect(screen.getByRole('heading', { hidden: true })).toBe(hidden);
  expect(hidden).toBeVisible();
  expect(shown).toHaveBeenCalledTimes(1);
  expect(rendered).not.toHaveBeenCalled();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a page that a visitor aimed at ten seconds ago is gone, and opened with new data', async () => {
  await openListing();
  await aimAt('Vase');
  await settle(10_000);
  expect(screen.getAllByRole('heading', { hidden: true })).toHaveLength(1);
  fireEvent.click(screen.getByRole('link', { name: 'Vase' }));
  await settle();
  expect(screen.getByRole('heading', { name: 'Vase of size 2' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a page of the same kind is not rendered beside the one that is shown', async () => {
  await openListing();
  await aimAt('By price');
  expect(screen.getAllByRole('heading', { hidden: true })).toHaveLength(1);
  fireEvent.click(screen.getByRole('link', { name: 'Vase' }));
  await settle();
  await aimAt('Bowl');
  expect(screen.getAllByRole('heading', { hidden: true })).toHaveLength(1);
});

test('visitors who save data get nothing rendered ahead', async () => {
  await openListing({ saveData: true });
  await aimAt('Vase');
  expect(screen.getAllByRole('heading', { hidden: true })).toHaveLength(1);
});

test('a link that is pressed loads its page before it is opened, unless it opens another window', async () => {
  await openListing();
  const link = screen.getByRole('link', { name: 'Vase' });
  press(link, 'mouse', { ctrlKey: true });
  press(link, 'touch');
  await settle();
  expect(load).not.toHaveBeenCalled();
  press(link, 'mouse');
  await settle();
  expect(load).toHaveBeenCalledTimes(1);
});
