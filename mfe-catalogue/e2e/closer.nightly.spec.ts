import type { Locator, Page } from '@playwright/test';
import { axeFindings } from '@tanabana/tooling/playwright/accessibility';
import { goTo } from '@tanabana/tooling/playwright/goTo';
import { expect, test } from '@tanabana/tooling/playwright/journey';
import { DESK, onEveryScreen } from '@tanabana/tooling/playwright/screens';

async function openDetail(page: Page): Promise<{ ground: Locator; picture: Locator }> {
  await goTo(page, '/product/10001');
  await page.getByRole('button', { name: 'Show picture 2' }).click();
  await page.getByRole('button', { name: 'Enlarge picture' }).click();
  const ground = page.getByRole('region', { name: 'Enlarged picture' });
  const picture = ground.getByRole('img');
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  // The dialog moves while it opens.
  await page
    .locator('dialog[open]')
    .evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)));
  return { ground, picture };
}

const zoomOf = (page: Page) => page.locator('dialog[open] output');
const placeOf = async (picture: Locator) => {
  const { x, y, width } = (await picture.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width) };
};

/** Expects that a picture has moved from a position by `across` and `down` pixels. Ignores rounding errors. */
async function expectMoved(picture: Locator, from: { x: number; y: number }, across: number, down: number) {
  await expect
    .poll(async () => {
      const { x, y } = await placeOf(picture);
      return Math.max(Math.abs(x - from.x - across), Math.abs(y - from.y - down));
    })
    .toBeLessThan(3);
}

onEveryScreen(() => {
  test('buttons zoom a detail up to its full resolution, and the dialog is accessible', async ({ page }) => {
    const { picture } = await openDetail(page);
    const zoomIn = page.getByRole('button', { name: 'Zoom in' });
    const out = page.getByRole('button', { name: 'Zoom out' });
    await expect(out).toHaveAttribute('aria-disabled', 'true');
    // At the maximum scale the button remains focused, but does nothing.
    for (let press = 0; press < 8; press += 1) await zoomIn.press('Enter');
    await expect(zoomIn).toBeFocused();
    await expect(zoomIn).toHaveAttribute('aria-disabled', 'true');
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toMatch(/-2400\.avif$/);
    const wide = await picture.evaluate((image: HTMLImageElement) => {
      const { width, height } = image.getBoundingClientRect();
      // The `img` element can be wider than the picture that it displays, whose width is 4/5 of its height.
      return Math.min(width, height * 0.8);
    });
    expect(Math.abs(wide - 2400)).toBeLessThan(10);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Whole picture' }).click();
    await expect(zoomOf(page)).toHaveText('100 %');
  });
});

test.describe('at a desk', () => {
  test.use({ viewport: DESK });

  test('the keyboard zooms, moves the picture within its edges, and shows the whole picture', async ({
    page,
  }) => {
    const { picture } = await openDetail(page);
    await page.keyboard.press('0');
    await expect(zoomOf(page)).toHaveText('100 %');
    const whole = await placeOf(picture);
    await page.keyboard.press('ArrowRight');
    expect(await placeOf(picture)).toEqual(whole);
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await expect(zoomOf(page)).not.toHaveText(/^1[05]0 %$/);
    const zoomed = await placeOf(picture);
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await placeOf(picture)).x).toBeLessThan(zoomed.x);
    await page.keyboard.press('ArrowDown');
    await expect.poll(async () => (await placeOf(picture)).y).toBeLessThan(zoomed.y);
    for (let press = 0; press < 40; press += 1) await page.keyboard.press('ArrowRight');
    const { right } = await picture.evaluate((image) => ({ right: image.getBoundingClientRect().right }));
    const edge = await picture.evaluate(
      (image) => image.closest('[role=region]')?.getBoundingClientRect().right ?? 0,
    );
    expect(Math.abs(right - edge)).toBeLessThan(2);
    await page.keyboard.press('-');
    await page.keyboard.press('0');
    await expect.poll(() => placeOf(picture)).toEqual(whole);
    await expect(page.getByRole('region', { name: /^Pictures of/ }).getByText('Picture 2 of')).toHaveCount(1);
  });

  test('the wheel zooms at the pointer, and a drag moves the picture', async ({ page }) => {
    const { ground, picture } = await openDetail(page);
    const box = await ground.boundingBox();
    const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, -400);
    await page.mouse.wheel(0, -400);
    await page.mouse.wheel(0, -400);
    await page.mouse.wheel(0, -400);
    await expect(zoomOf(page)).not.toHaveText('100 %');
    const before = await placeOf(picture);
    await page.mouse.down();
    await page.mouse.move(x - 60, y - 40, { steps: 6 });
    await page.mouse.up();
    await expectMoved(picture, before, -60, -40);
  });

  test('clicks zoom in, and then centre the clicked point', async ({ page }) => {
    const { ground, picture } = await openDetail(page);
    const box = (await ground.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const zoomIn = page.getByRole('button', { name: 'Zoom in' });
    for (let press = 0; press < 6; press += 1) await ground.click();
    await expect(zoomIn).toHaveAttribute('aria-disabled', 'true');
    const before = await placeOf(picture);
    await page.mouse.click(box.x + box.width / 2 + 100, box.y + box.height / 2 + 50);
    await expectMoved(picture, before, -100, -50);
  });

  test('another picture starts with the initial scale, and the focus stays on the button', async ({
    page,
  }) => {
    await openDetail(page);
    await page.keyboard.press('+');
    const next = page.getByRole('dialog').getByRole('button', { name: 'Next picture' });
    await next.click();
    await expect(zoomOf(page)).toHaveText('100 %');
    await expect(next).toBeFocused();
  });
});

test.describe('with fingers', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, deviceScaleFactor: 2 });

  test('spreading two fingers enlarges the picture', async ({ page }) => {
    const { ground } = await openDetail(page);
    const box = (await ground.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          apart === undefined
            ? []
            : [
                { x: x - apart, y, id: 1 },
                { x: x + apart, y, id: 2 },
              ],
      });
    await touch('touchStart', 20);
    for (let apart = 30; apart <= 140; apart += 10) await touch('touchMove', apart);
    await touch('touchEnd');
    await expect(zoomOf(page)).toHaveText(/^[2-9]\d\d %$/);
    expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
  });
});
