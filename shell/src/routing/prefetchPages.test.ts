import { defaultSettings } from '@tanabana/runtime/settings/defaultSettings';
import { fireEvent } from '@testing-library/react';
import { prefetchPages } from './prefetchPages';

const remote = (name: string) => ({
  owner: `${name} team`,
  version: '1',
  entry: `/assets/${name}/1/entry.js`,
});

beforeAll(() =>
  prefetchPages({
    release: 'r',
    seed: 1,
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
  }),
);

const fetched = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(
    ({ href }) => new URL(href).pathname,
  );

afterEach(() => document.head.replaceChildren());

test('the page of a link is prefetched once, when the pointer reaches the link or a picture in it', () => {
  document.body.innerHTML = '<a href="/product/10001?size=1"><img alt="A rug"></a>';
  fireEvent.pointerOver(document.querySelector('img') as Element);
  expect(fetched()).toEqual(['/assets/catalogue/1/entry.js', '/assets/catalogue/1/product.js']);
  fireEvent.focusIn(document.querySelector('a') as Element);
  expect(fetched()).toHaveLength(2);
});

test('a touch prefetches the page of a link', () => {
  document.body.innerHTML = '<a href="/cart">Cart</a>';
  fireEvent.touchStart(document.querySelector('a') as Element);
  expect(fetched()).toEqual(['/assets/cart/1/entry.js', '/assets/cart/1/cart.js']);
});

test.each(['https://elsewhere.example/blog', '/nowhere'])('nothing is prefetched for %s', (href) => {
  document.body.innerHTML = `<a href="${href}">There</a>`;
  fireEvent.pointerOver(document.querySelector('a') as Element);
  expect(fetched()).toEqual([]);
});
