import { expect, test } from '../journey';
import { button, heading, link, role, text } from '../target';
import type { Visitor } from '../visitor';

// Firefox reports requests that fail without a network, or that a navigation cancels, as errors of the page.
test.use({
  provoked:
    /A ServiceWorker (passed a promise|intercepted the request)|error loading dynamically imported module|downloadable font: download failed|NetworkError when attempting to fetch|hashes in the integrity attribute match/,
});

/** Waits until the service worker has cached documents, and files of which a pattern matches one. */
async function seeCached(visitor: Visitor, documents: readonly string[], file = /./): Promise<void> {
  await expect(async () => {
    const cached = await visitor.run(async () => {
      const found: Record<string, string[]> = {};
      for (const name of await caches.keys()) {
        const requests = await (await caches.open(name)).keys();
        found[name.replace(/.*-/, '')] = requests.map(({ url }) => new URL(url).pathname);
      }
      return found;
    });
    expect(cached.documents).toEqual(expect.arrayContaining([...documents]));
    expect(cached.files?.join('\n')).toMatch(file);
  }).toPass();
}

/** Matches the file that contains what the cart displays of a product. */
const CART_FACTS = /\/records\/products-\d/;

/** Opens two pages, because the second is under the control of the service worker, and then a product page. */
async function readPages(visitor: Visitor): Promise<void> {
  await visitor.goTo('/about');
  await visitor.click(link('FAQ', { within: 'footer' }));
  await visitor.see(heading(/Questions/));
  await visitor.seeThat(() => navigator.serviceWorker.controller?.state === 'activated');
  await seeCached(visitor, ['/_offline', '/about', '/faq', '/cart', '/enquiry', '/wishlist']);
  await visitor.goTo('/product/30001');
  await seeCached(visitor, ['/product/30001'], CART_FACTS);
  await visitor.see(button('Add 25 to Cart'));
}

test('a visited product opens without a network, with its picture, and the cart changes', async ({
  visitor,
  network,
}) => {
  await readPages(visitor);
  network.cut(true);
  await visitor.reload();
  await visitor.see(heading(/Blue Pottery Vase/));
  await visitor.seeThat(() => (document.querySelector<HTMLImageElement>('main img')?.naturalWidth ?? 0) > 0);
  await visitor.click(button('Add to Cart'));
  await visitor.click(link('Cart, 25 items', { within: 'header' }));
  await visitor.seeAddress('/cart');
  await visitor.see(text(/cartons of up to/));
  await visitor.click(button('Increase quantity'));
  await visitor.see(link('Cart, 26 items', { within: 'header' }));
});

test('an enquiry is prepared without a network', async ({ visitor, network }) => {
  await readPages(visitor);
  await visitor.click(button('Add to Cart'));
  await visitor.see(link('Cart, 25 items', { within: 'header' }));
  network.cut(true);
  await visitor.goTo('/enquiry');
  await visitor.fill(role('textbox', 'Additional Notes'), 'Written on a train');
  await visitor.see(button('Send Enquiry Email'));
});

test('a page that was not visited lists the cached pages until the network is back', async ({
  visitor,
  network,
}) => {
  await readPages(visitor);
  network.cut(true);
  await visitor.goTo('/product/30002');
  await visitor.seeAddress('/_offline?page=%2Fproduct%2F30002');
  await visitor.see(heading('You are offline'));
  await visitor.click(link(/About Us/, { within: 'main' }));
  await visitor.see(heading('About Us'));
  network.cut(false);
  await visitor.goTo('/terms');
  await visitor.seeAddress('/terms');
});
