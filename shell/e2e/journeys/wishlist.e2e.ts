import { axeFindings } from '../axe';
import { focused, tabTo } from '../keyboard';
import { having } from '../storedRecords';
import { closeBrowser, goTo, newVisit } from '../visit';

afterAll(closeBrowser);

const VASE = {
  id: 30001,
  name: 'Blue Pottery Vase with Lotus Vine',
  price: 1250,
  priceRange: '₹1,250 – ₹2,350',
  image: '',
  category: 'Handicraft Products',
  addedAt: '2025-11-05T12:00:00.000Z',
};
const RUG = { ...VASE, id: 10001, name: 'Gulnar Medallion Rug', category: 'Rugs' };

const STATES = {
  empty: { wishlist: [], shows: 'Your wishlist is empty' },
  'with one piece': { wishlist: [VASE], shows: '1 Item Saved' },
  'with more': { wishlist: [VASE, RUG], shows: '2 Items Saved' },
};

test.each([375, 768, 1280])(
  'on a screen %d wide the wishlist fits and breaks no accessibility rule in any state',
  async (width) => {
    for (const { wishlist, shows } of Object.values(STATES)) {
      const { page, context, complaints } = await newVisit({
        ...having({ wishlist }),
        viewport: { width, height: 800 },
        reducedMotion: 'reduce',
      });
      await goTo(page, '/wishlist');
      await page.getByText(shows).waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await axeFindings(page)).toEqual([]);
      if (wishlist.length > 1) {
        await page.getByRole('button', { name: 'Clear All' }).click();
        await page.getByRole('dialog', { name: 'Clear your wishlist?' }).waitFor();
        expect(await axeFindings(page)).toEqual([]);
      }
      expect(complaints).toEqual([]);
      await context.close();
    }
  },
);

test('pieces are put into the cart, taken off, brought back and cleared by keyboard alone', async () => {
  const { page, context, complaints } = await newVisit(having({ wishlist: [VASE, RUG] }));
  await goTo(page, '/wishlist');
  const header = page.locator('header');
  const card = page.getByRole('article', { name: VASE.name });

  await tabTo(card.getByRole('button', { name: /^Add to Cart/ }));
  await page.keyboard.press('Enter');
  await header.getByRole('link', { name: 'Cart, 25 items' }).waitFor();
  await card.getByText('Added to Cart!', { exact: true }).waitFor();

  await tabTo(card.getByRole('button', { name: /^Remove/ }));
  await page.keyboard.press('Enter');
  await header.getByRole('link', { name: 'Wishlist, 1 item' }).waitFor();
  await focused(page.getByRole('button', { name: 'Undo' }));
  await page.keyboard.press('Enter');
  await focused(card.getByRole('link', { name: /^View/ }));

  const clear = page.getByRole('button', { name: 'Clear All' }).first();
  const dialog = page.getByRole('dialog', { name: 'Clear your wishlist?' });
  await tabTo(clear, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await focused(clear);
  await page.getByText('2 Items Saved').waitFor();

  await page.keyboard.press('Enter');
  await tabTo(dialog.getByRole('button', { name: 'Clear All' }));
  await page.keyboard.press('Enter');
  await page.getByText('Your wishlist is empty').waitFor();
  expect(await header.getByRole('link', { name: 'Wishlist', exact: true }).count()).toBe(1);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a rug shows no price, a piece in several sizes its range, and both lead to their pages', async () => {
  const edited = { ...RUG, category: 'Handicraft Products', price: 1, priceRange: '₹1 – ₹2' };
  const { page, context } = await newVisit(
    having({ wishlist: [{ ...VASE, priceRange: '₹1 – ₹2' }, edited] }),
  );
  await goTo(page, '/wishlist');
  const vase = page.getByRole('article', { name: VASE.name });
  await vase.getByText('₹1,250 – ₹2,350').waitFor();
  await vase.getByText('5 November 2025').waitFor();
  await page.getByRole('article', { name: RUG.name }).getByText('Price on Request').waitFor();
  await page.getByRole('link', { name: `View ${RUG.name}` }).click();
  await page.waitForURL('**/product/10001');
  await context.close();
});
