import { goTo } from '@tanabana/build/playwright/goTo';
import { expect, test } from '@tanabana/build/playwright/journey';
import { enlargeText } from './enlargeText';
import { press } from './narrowStates';
import { tooWide } from './tooWide';

test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });

for (const [button, title] of [
  ['Menu', 'My Account'],
  ['Contact Us', 'Get in Touch'],
] as const) {
  test(`“${title}” fits a phone with text at 200 %`, async ({ page }) => {
    await goTo(page, '/about');
    await enlargeText(page);
    await press(button)(page);
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    expect(await tooWide(page)).toEqual([]);
  });
}

for (const width of [390, 1280]) {
  test(`on a screen ${width} wide Contact Us is not cut with text at 200 %`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await goTo(page, '/about');
    await enlargeText(page);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const contact = page.getByRole('button', { name: 'Contact Us' });
    await contact.focus();
    await expect(page.locator('[data-ground="unknown"]')).toHaveCount(0);
    const { words, icon, label } = await contact.evaluate((button) => {
      const text = document.createRange();
      text.selectNodeContents(button.querySelector('span') ?? button);
      const rect = (box: DOMRect) => ({ left: box.left, right: box.right, top: box.top, bottom: box.bottom });
      return {
        words: rect(text.getBoundingClientRect()),
        icon: rect((button.querySelector('svg') ?? button).getBoundingClientRect()),
        label: rect((button.querySelector('span') ?? button).getBoundingClientRect()),
      };
    });
    expect(icon.right).toBeLessThanOrEqual(width);
    if (width < 1024) return;
    expect(words.left).toBeGreaterThanOrEqual(label.left);
    expect(words.right).toBeLessThanOrEqual(icon.left);
    expect(words.bottom - words.top).toBeLessThanOrEqual(label.bottom - label.top);
  });
}
