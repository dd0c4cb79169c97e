import { defaultSettings } from '@tanabana/contract/settings/defaultSettings';
import { fireEvent } from '@testing-library/react';
import { prefetchPages } from './prefetchPages';

const prefetchPage = jest.fn();

const remote = (name: string) => ({
  owner: `${name} team`,
  version: '1',
  entry: `/assets/${name}/1/entry.js`,
});

beforeAll(() =>
  prefetchPages(
    {
      askServer: () => undefined,
      composition: {
        release: 'r',
        seed: 1,
        shell: '1.0.0',
        settings: defaultSettings,
        records: {},
        remotes: { catalogue: remote('catalogue'), cart: remote('cart'), content: remote('content') },
        routes: [
          { path: '/blog', remote: 'content', expose: './pages/blog', scripts: [] },
          { path: '/cart', remote: 'cart', expose: './pages/cart', scripts: ['/assets/cart/1/cart.js'] },
          {
            path: '/product/:id',
            remote: 'catalogue',
            expose: './pages/product',
            scripts: ['/assets/catalogue/1/product.js'],
          },
        ],
      },
    },
    prefetchPage,
  ),
);

const fetched = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(
    ({ href }) => new URL(href).pathname,
  );

beforeEach(() => {
  jest.useFakeTimers();
  prefetchPage.mockClear();
});

afterEach(() => {
  jest.useRealTimers();
  document.head.replaceChildren();
});

test('the scripts of a linked page are prefetched once when the pointer reaches the link or a picture in the link', () => {
  document.body.innerHTML = '<a href="/product/10001?size=1"><img alt="A rug"></a>';
  fireEvent.pointerOver(document.querySelector('img') as Element);
  expect(fetched()).toEqual(['/assets/catalogue/1/entry.js', '/assets/catalogue/1/product.js']);
  fireEvent.focusIn(document.querySelector('a') as Element);
  expect(fetched()).toHaveLength(2);
});

test('a touch prefetches the scripts of a linked page', () => {
  document.body.innerHTML = '<a href="/cart">Cart</a>';
  fireEvent.touchStart(document.querySelector('a') as Element);
  expect(fetched()).toEqual(['/assets/cart/1/entry.js', '/assets/cart/1/cart.js']);
});

test.each(['https://elsewhere.example/blog', '/nowhere'])('nothing is prefetched for %s', (href) => {
  document.body.innerHTML = `<a href="${href}">There</a>`;
  fireEvent.pointerOver(document.querySelector('a') as Element);
  jest.runAllTimers();
  expect(fetched()).toEqual([]);
  expect(prefetchPage).not.toHaveBeenCalled();
});

test('a page and its data are loaded when the pointer stays on the link', () => {
  document.body.innerHTML = '<a href="/product/10001?size=1">Vase</a>';
  fireEvent.pointerOver(document.querySelector('a') as Element);
  jest.advanceTimersByTime(64);
  expect(prefetchPage).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(prefetchPage).toHaveBeenCalledWith(
    expect.objectContaining({ remote: 'catalogue', expose: './pages/product', params: { id: '10001' } }),
    expect.objectContaining({ pathname: '/product/10001', search: '?size=1' }),
  );
});

test.each(['pointerOut', 'touchMove', 'focusOut'] as const)(
  'no data is loaded when the pointer leaves the link soon (%s)',
  (event) => {
    document.body.innerHTML = '<a href="/cart">Cart</a>';
    const link = document.querySelector('a') as Element;
    fireEvent.pointerOver(link);
    fireEvent[event](link);
    jest.runAllTimers();
    expect(prefetchPage).not.toHaveBeenCalled();
  },
);
