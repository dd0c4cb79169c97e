import { hostileStorage } from '@tanabana/shop/cart/hostileStorage.testing';
import { CART_KEY, parseCart } from '@tanabana/shop/cart/cartStore';
import type { PageModule } from '@tanabana/contract/pages/page';
import { requestOf, shownPage, showPage } from '@tanabana/ui/testing/showPage';
import { parseWishlist } from '@tanabana/shop/wishlist/wishlist';
import { WISHLIST_KEY } from '@tanabana/shop/wishlist/wishlistStore';
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import cart from './cart/page';
import checkout from './checkout/page';
import enquiry from './enquiry/page';
import wishlist from './wishlist/page';

const pages: readonly (readonly [string, PageModule])[] = [
  ['cart', cart],
  ['enquiry', enquiry],
  ['wishlist', wishlist],
  ['checkout', checkout],
];

function parsed(text: string): string {
  try {
    const stored: unknown = JSON.parse(text);
    return JSON.stringify([parseCart(stored), parseWishlist(stored)]);
  } catch {
    return '';
  }
}

/** One of the corrupted records for each cart and wishlist that they are read as. */
const corrupted = new Map(hostileStorage.map((text) => [parsed(text), text]));

const markupOf = (page: Element) => page.innerHTML.replaceAll(/class="[^"]*"/g, '');

describe.each(pages)('the %s page', (_, page) => {
  test('is rendered on the server with its heading, and hydrated without a warning', async () => {
    const error = jest.spyOn(console, 'error');
    window.localStorage.setItem(CART_KEY, '[{"id":30001,"name":"Brass Urli"}]');
    window.localStorage.setItem(WISHLIST_KEY, '[{"id":30001,"name":"Brass Urli"}]');
    const place = document.createElement('div');
    document.body.append(place);
    place.innerHTML = renderToString(shownPage(page, { at: '/' }));
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(place).toHaveTextContent(page === wishlist ? 'Loading your wishlist...' : 'Loading your cart...');
    expect(place.innerHTML).not.toMatch(/ style=|<script/);
    const root = await act(() => hydrateRoot(place, shownPage(page, { at: '/' })));
    expect(screen.getByRole('heading', { name: /Brass Urli|Checkout/ })).toBeVisible();
    expect(error).not.toHaveBeenCalled();
    act(() => root.unmount());
    place.remove();
  });

  test('shows the drawing of its empty state from the first paint on', () => {
    window.localStorage.clear();
    showPage(page, { at: '/' });
    const drawing = screen.getByRole('presentation', { hidden: true }).getAttribute('src') ?? '';
    expect(renderToString(shownPage(page, { at: '/' }))).toContain(`<img src="${drawing}"`);
  });

  test('has the brand in its title', () => {
    const meta = page.meta(requestOf({ at: '/' }), undefined);
    expect(meta.title).toMatch(/ \| Tanabana$/);
  });

  test('renders for every corrupted record', () => {
    const error = jest.spyOn(console, 'error');
    jest.spyOn(console, 'warn').mockReturnValue();
    const { container } = showPage(page, { at: '/' });
    for (const text of corrupted.values()) {
      window.localStorage.setItem(CART_KEY, text);
      window.localStorage.setItem(WISHLIST_KEY, text);
      act(() => {
        window.dispatchEvent(new StorageEvent('storage', { key: null }));
      });
      const markup = markupOf(container);
      expect(markup.match(/<h1/g)).toHaveLength(1);
      expect(markup).not.toMatch(
        /NaN|Infinity|-₹|₹-|undefined|\[object|src="[^"]*elsewhere\.example|="javascript:/,
      );
    }
    expect(error).not.toHaveBeenCalled();
  });

  test('works where storage is blocked from the start', () => {
    globalThis.tanabanaLastReadable = undefined;
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    showPage(page, { at: '/' });
    expect(screen.getByRole('link', { name: 'Browse Products' })).toBeVisible();
  });
});
