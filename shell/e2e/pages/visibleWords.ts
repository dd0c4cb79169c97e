import type { Page } from '@playwright/test';

export async function visibleWords(page: Page): Promise<string[]> {
  const text = await page.evaluate(() => {
    // The browser skips cards far below the screen, and `innerText` leaves them out.
    for (const element of document.querySelectorAll<HTMLElement>('main *'))
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
    return document.body.innerText;
  });
  return text.toLowerCase().match(/[\p{L}\p{N}₹]+/gu) ?? [];
}

/**
 * Returns the share of the words of one page that another page also contains, from 0 to 1. Each repetition of a word
 * counts separately.
 */
export function shareOfWords(all: readonly string[], other: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const word of other) counts.set(word, (counts.get(word) ?? 0) + 1);
  let found = 0;
  for (const word of all) {
    const left = counts.get(word) ?? 0;
    if (left === 0) continue;
    counts.set(word, left - 1);
    found += 1;
  }
  return all.length === 0 ? 0 : found / all.length;
}
