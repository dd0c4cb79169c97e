import { axeFindings, expectToFit } from '@tanabana/tooling/playwright/accessibility';
import { goTo } from '@tanabana/tooling/playwright/goTo';
import { expect, test } from '@tanabana/tooling/playwright/journey';
import { tabTo } from '@tanabana/tooling/playwright/keyboard';
import { onEveryScreen } from '@tanabana/tooling/playwright/screens';
import { SAVED_VASE, storedWishlist } from '@tanabana/tooling/playwright/storedRecords';

const RUG = { ...SAVED_VASE, id: 10001, name: 'Gulnar Medallion Rug', category: 'Rugs' };

const STATES = {
  'an empty wishlist': { wishlist: [], shows: 'Your wishlist is empty' },
  'a wishlist with one piece': { wishlist: [SAVED_VASE], shows: '1 Item Saved' },
  'a wishlist with two pieces': { wishlist: [SAVED_VASE, RUG], shows: '2 Items Saved' },
};

onEveryScreen(() => {
  for (const [state, { wishlist, shows }] of Object.entries(STATES)) {
    test(`${state} fits and breaks no accessibility rule`, async ({ page, store }) => {
      await store(storedWishlist(...wishlist));
      await goTo(page, '/wishlist');
      await expect(page.getByText(shows)).toBeVisible();
      await expectToFit(page);
      if (wishlist.length > 1) {
        await page.getByRole('button', { name: 'Clear All' }).click();
        await expect(page.getByRole('dialog', { name: 'Clear your wishlist?' })).toBeVisible();
        expect(await axeFindings(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: `Add to Cart: ${SAVED_VASE.name}` }).click();
        await expect(page.getByRole('dialog', { name: 'Choose a size' })).toBeVisible();
        await expectToFit(page);
        expect(await axeFindings(page)).toEqual([]);
      }
    });
  }
});

test('pieces are added to the cart, removed, restored and cleared with the keyboard alone', async ({
  page,
  store,
}) => {
  await store(storedWishlist(SAVED_VASE, RUG));
  await goTo(page, '/wishlist');
  const header = page.locator('header');
  const card = page.getByRole('article', { name: SAVED_VASE.name });

  await tabTo(card.getByRole('button', { name: /^Add to Cart/ }));
  await page.keyboard.press('Enter');
  const sizes = page.getByRole('dialog', { name: 'Choose a size' });
  await expect(sizes.getByRole('radio', { checked: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sizes).toBeHidden();
  await expect(card.getByRole('button', { name: /^Add to Cart/ })).toBeFocused();
  await expect(header.getByRole('link', { name: 'Cart', exact: true })).toHaveCount(1);
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(sizes).toBeHidden();
  await expect(header.getByRole('link', { name: 'Cart, 25 items' })).toBeVisible();
  await expect(card.getByText('Added to Cart!', { exact: true })).toBeVisible();

  await tabTo(card.getByRole('button', { name: /^Remove/ }));
  await page.keyboard.press('Enter');
  await expect(header.getByRole('link', { name: 'Wishlist, 1 item' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card.getByRole('link', { name: /^View/ })).toBeFocused();

  const clear = page.getByRole('button', { name: 'Clear All' }).first();
  const dialog = page.getByRole('dialog', { name: 'Clear your wishlist?' });
  await tabTo(clear, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(clear).toBeFocused();
  await expect(page.getByText('2 Items Saved')).toBeVisible();

  await page.keyboard.press('Enter');
  await tabTo(dialog.getByRole('button', { name: 'Clear All' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your wishlist is empty')).toBeVisible();
  await expect(header.getByRole('link', { name: 'Wishlist', exact: true })).toHaveCount(1);
});

test('a piece in several sizes is added in the chosen size, to the same line as from its product page', async ({
  page,
  store,
}) => {
  const elephant = { ...SAVED_VASE, id: 30002, name: 'Bastar Dhokra Elephant' };
  await store(storedWishlist(elephant));
  await goTo(page, '/product/30002?size=7 in');
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.locator('header').getByRole('link', { name: 'Cart, 25 items' })).toBeVisible();
  await goTo(page, '/wishlist');
  await page.getByRole('button', { name: /^Add to Cart/ }).click();
  const sizes = page.getByRole('dialog', { name: 'Choose a size' });
  await sizes.getByRole('radio', { name: /^7 in/ }).check();
  await sizes.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.locator('header').getByRole('link', { name: 'Cart, 26 items' })).toBeVisible();
  await goTo(page, '/cart');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article').getByText('7 in')).toBeVisible();
});

test('a link fills another wishlist with the same sizes, and the whole wishlist is added to the cart at once', async ({
  browser,
  page,
  store,
  shop,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await store(storedWishlist(SAVED_VASE, RUG));
  await goTo(page, '/wishlist');
  await page.getByRole('button', { name: 'Copy link' }).click();
  const sizes = page.getByRole('dialog', { name: 'Choose sizes' });
  await sizes.getByRole('radio', { name: /^10 in/ }).check();
  await expectToFit(page);
  expect(await axeFindings(page)).toEqual([]);
  await sizes.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${shop.address}/wishlist#lines=30001:25:10_in,10001:25:5_x_7_ft`);

  const other = await browser.newPage({ baseURL: shop.address });
  await goTo(other, link);
  const offer = other.getByRole('dialog', { name: 'Wishlist from a link' });
  await expect(offer.getByText(`${SAVED_VASE.name}, 10 in (25 cm)`)).toBeVisible();
  await expectToFit(other);
  await offer.getByRole('button', { name: 'Add to my wishlist' }).click();
  await expect(other.getByText('2 products added to your wishlist.')).toBeVisible();
  await expect(other).toHaveURL('/wishlist');
  await expect(other.getByRole('article', { name: SAVED_VASE.name }).getByText('₹1,680')).toBeVisible();
  await other.getByRole('button', { name: 'Add all to cart' }).click();
  const all = other.getByRole('dialog', { name: 'Choose sizes' });
  await expect(all.getByRole('radio', { name: /^10 in/ })).toBeChecked();
  await all.getByRole('button', { name: 'Add all to cart' }).click();
  await expect(other.locator('header').getByRole('link', { name: 'Cart, 50 items' })).toBeVisible();
  await other.close();
});

test('a rug shows no price, a piece in several sizes shows a price range, and both link to their product pages', async ({
  page,
  store,
}) => {
  const edited = { ...RUG, category: 'Handicraft Products', price: 1, priceRange: '₹1 – ₹2' };
  await store(storedWishlist({ ...SAVED_VASE, priceRange: '₹1 – ₹2' }, edited));
  await goTo(page, '/wishlist');
  const vase = page.getByRole('article', { name: SAVED_VASE.name });
  await expect(vase.getByText('₹1,250 – ₹2,350')).toBeVisible();
  await expect(vase.getByText('5 November 2025')).toBeVisible();
  await expect(page.getByRole('article', { name: RUG.name }).getByText('Price on Request')).toBeVisible();
  await page.getByRole('link', { name: `View ${RUG.name}` }).click();
  await expect(page).toHaveURL('/product/10001');
});
