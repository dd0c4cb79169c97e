import { expectHydrated, goTo } from '@tanabana/tooling/playwright/goTo';
import { expect, test } from '@tanabana/tooling/playwright/journey';

test('the menu opens a drawer that traps the focus, closes on Escape and restores the focus', async ({
  page,
}) => {
  await goTo(page, '/about');
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'My Account' });
  await expect(drawer).toBeVisible();

  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab');
    const focusIsOutside = await page.evaluate(() => {
      const { activeElement } = document;
      // After the last control of the drawer, the focus moves to the browser's own controls. The active element is then
      // the body.
      return activeElement !== document.body && !activeElement?.closest('dialog[open]');
    });
    expect(focusIsOutside).toBe(false);
  }

  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(menu).toBeFocused();
});

test('a drawer that was opened before the scripts have loaded stays open', async ({ page }) => {
  let load = (): void => undefined;
  const loaded = new Promise<void>((resolve) => (load = resolve));
  await page.route(/\.js(\?|$)/, async (route) => {
    await loaded;
    await route.fallback();
  });
  await page.goto('/about', { waitUntil: 'commit' });
  const drawer = page.getByRole('dialog', { name: 'My Account' });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(drawer).toBeVisible();
  load();
  await expectHydrated(page);
  await expect(drawer).toBeVisible();
  await drawer.getByRole('link', { name: 'Wishlist' }).click();
  await expect(page).toHaveURL('/wishlist');
  await expect(drawer).toBeHidden();
});

for (const { width, expected } of [
  { width: 375, expected: 375 },
  { width: 768, expected: 384 },
  { width: 1280, expected: 448 },
]) {
  test(`on a screen ${width} wide the drawer is ${expected} wide and closes by its backdrop, button and links`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await goTo(page, '/about');
    const drawer = page.getByRole('dialog', { name: 'My Account' });
    const open = async () => {
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(drawer).toBeVisible();
      await page.waitForFunction(
        () => document.querySelector('dialog[open]')?.getBoundingClientRect().x === 0,
      );
    };

    await open();
    expect(Math.round((await drawer.boundingBox())?.width ?? 0)).toBe(expected);
    await drawer.getByRole('button', { name: 'Close' }).click();
    await expect(drawer).toBeHidden();

    if (width > expected) {
      await open();
      await page.mouse.click(width - 10, 400);
      await expect(drawer).toBeHidden();
    }

    await open();
    await expect(drawer.getByText('Clothing').locator('a')).toHaveCount(0);
    await drawer.getByRole('link', { name: 'Wishlist' }).click();
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL('/wishlist');
  });
}

for (const [device, viewport] of [
  ['a tablet', { width: 768, height: 1000 }],
  ['a laptop', { width: 1280, height: 800 }],
] as const) {
  test(`Contact Us covers no part of Add to Cart on ${device}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await goTo(page, '/product/30001');
    const edges = (name: string) =>
      page
        .getByRole('button', { name, exact: true })
        .first()
        .evaluate((button) => {
          const { left, right } = button.getBoundingClientRect();
          return { left, right };
        });
    const [contact, add] = [await edges('Contact Us'), await edges('Add to Cart')];
    expect(contact.left).toBeGreaterThanOrEqual(add.right);
  });
}

for (const width of [390, 768, 1280]) {
  test(`Contact Us is whole on a screen ${width} wide, and away while the visitor scrolls down`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await goTo(page, '/blog/how-a-rug-is-read-aloud');
    const contact = page.getByRole('button', { name: 'Contact Us' });
    await expect(contact).toBeInViewport({ ratio: 1 });
    await expect(contact).toHaveCSS('border-radius', '50%');
    await page.mouse.wheel(0, 900);
    await expect(contact).not.toBeInViewport();
    await page.mouse.wheel(0, -200);
    await expect(contact).toBeInViewport({ ratio: 1 });
    await page.mouse.wheel(0, 200);
    await expect(contact).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await contact.focus();
    await expect(contact).toBeInViewport({ ratio: 1 });
  });
}

test('Contact Us opens Get in Touch with three contact options', async ({ page }) => {
  await goTo(page, '/about');
  await page.getByRole('button', { name: 'Contact Us' }).click();
  const modal = page.getByRole('dialog', { name: 'Get in Touch' });
  await expect(modal).toBeVisible();
  await expect(modal).toContainText('We typically respond within 24 hours');
  await expect(modal.getByRole('link')).toHaveCount(3);
  expect(
    await modal.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual(['mailto:hello@tanabana.example', 'tel:+910000000000', 'https://wa.me/910000000001']);
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
});
