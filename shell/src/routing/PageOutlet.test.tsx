import type { PageModule } from '@tanabana/contract/pages/page';
import { defaultSettings } from '@tanabana/contract/settings/defaultSettings';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BrowserRouter, Link, useSearchParams } from 'react-router-dom';
import { AppContext } from '../remotes/AppContext';
import { PageOutlet } from './PageOutlet';
import { createPageResources } from '../remotes/pageResources';
import { prefetchPages } from './prefetchPages';

const composition = {
  release: 'r',
  seed: 1,
  shell: '1.0.0',
  settings: defaultSettings,
  records: {},
  remotes: { catalogue: { owner: 'Catalogue team', version: '1', entry: '/entry.js' } },
  routes: [
    { path: '/catalogue', remote: 'catalogue', expose: './listing', query: ['sort'], scripts: [] },
    { path: '/product/:id', remote: 'catalogue', expose: './product', query: ['size'], scripts: [] },
  ],
};

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

async function openListing() {
  window.history.replaceState(null, '', '/catalogue');
  const loader = (_remote: string, expose: string) => Promise.resolve({ default: modules[expose] });
  const { pages, prefetchPage } = createPageResources(loader, undefined, jest.fn());
  const unlisten = new AbortController();
  const listen = jest.spyOn(document, 'addEventListener').mockImplementation((type, listener, options) =>
    EventTarget.prototype.addEventListener.call(document, type, listener, {
      ...(options as AddEventListenerOptions),
      signal: unlisten.signal,
    }),
  );
  const services = {
    composition,
    askServer: () => undefined,
    pages,
    ownPage: jest.fn(),
    fragments: jest.fn(),
    onRenderError: () => false,
  };
  prefetchPages(services, prefetchPage);
  listen.mockRestore();
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
  load.mockClear();
});

afterEach(() => {
  leave();
  document.head.replaceChildren();
  jest.useRealTimers();
});

test('a page is loaded once when the pointer is on its link', async () => {
  await openListing();
  await aimAt('Vase');
  expect(load).toHaveBeenCalledTimes(1);
  expect(screen.getAllByRole('heading')).toHaveLength(1);
  fireEvent.click(screen.getByRole('link', { name: 'Vase' }));
  await settle();
  expect(screen.getByRole('heading', { name: 'Vase of size 2' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a page that was prefetched ten seconds ago is loaded again', async () => {
  await openListing();
  await aimAt('Vase');
  await settle(10_000);
  fireEvent.click(screen.getByRole('link', { name: 'Vase' }));
  await settle();
  expect(screen.getByRole('heading', { name: 'Vase of size 2' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test('the state of a page is preserved when only the query changes', async () => {
  await openListing();
  const heading = screen.getByRole('heading', { name: 'Listing' });
  fireEvent.click(screen.getByRole('link', { name: 'By price' }));
  await settle();
  expect(screen.getByRole('heading', { name: 'Listing' })).toBe(heading);
});

test('a page is loaded when the mouse button is pressed on its link, unless the link opens another window', async () => {
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

test('the message about a page that failed to load is the heading of the page', async () => {
  load.mockRejectedValueOnce(new Error('503'));
  await openListing();
  fireEvent.click(screen.getByRole('link', { name: 'Vase' }));
  await settle();
  const message = 'This part of the shop is not available just now.';
  expect(screen.getByRole('heading', { level: 1, name: message })).toBeVisible();
});
