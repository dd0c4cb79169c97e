import { expect, type Page } from '@playwright/test';

/**
 * Records the failures that a page reports to the server.
 * @returns a function that waits for a report of the form `remote version kind`
 */
export async function reportsOf(page: Page): Promise<(report: RegExp) => Promise<void>> {
  await page.addInitScript(() => {
    const sent: string[] = [];
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, body) => {
      if (body instanceof Blob) void body.text().then((text) => sent.push(text));
      return send(address, body);
    };
    Object.assign(window, { sent });
  });
  const reports = async () => {
    const sent = await page.evaluate(() => (window as unknown as { sent: string[] }).sent);
    return sent
      .map((text) => JSON.parse(text) as Record<string, string>)
      .map(({ remote, version, kind }) => `${remote} ${version} ${kind}`);
  };
  return (report) => expect.poll(reports).toContainEqual(expect.stringMatching(report));
}

/** Expects that menu, drawer and footer work although the page failed. */
export async function expectRestToWork(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('footer').getByRole('link', { name: 'Privacy' }).first()).toBeVisible();
}
