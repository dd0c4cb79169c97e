/**
 * Counts how often a first visit on a phone is read in the shop's own typefaces: which fonts the heading and the text
 * of pages use, in browsers that have never been here. Starts the storefront of this checkout unless `STOREFRONT` names
 * a running one.
 */
import type { Browser, CDPSession } from '@playwright/test';
import { facesOf } from '@tanabana/build/playwright/facesOf';
import { emulate, PHONE } from '@tanabana/build/playwright/profiles';
import { openMeasuredShop } from './measuredShop';

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const PATHS = ['/', '/catalogue', '/product/10001', '/cart', '/blog'];

/** What is looked at: the heading, and a link of the footer. */
const SUBJECTS = { heading: 'h1', text: 'footer a' } as const;

/** @returns whether an element is shown in a typeface that the page downloaded */
async function hasOwnFont(devtools: CDPSession, selector: string): Promise<boolean> {
  return (await facesOf(devtools, selector)).some(({ isCustomFont }) => isCustomFont);
}

/** @returns for each subject whether it has its own typeface, when the page was painted first in ms, and its shift */
async function visit(browser: Browser, address: string) {
  const context = await browser.newContext({ viewport: PHONE.viewport, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await emulate(devtools, PHONE);
  await page.goto(address, { waitUntil: 'load' });
  const heading = await hasOwnFont(devtools, SUBJECTS.heading);
  const text = await hasOwnFont(devtools, SUBJECTS.text);
  const times = await page.evaluate(() => ({
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    fonts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ responseEnd }) => responseEnd),
  }));
  await context.close();
  return { heading, text, ...times };
}

const { origin, browser, close } = await openMeasuredShop();
try {
  console.log(`| page | heading, of ${ROUNDS} | text, of ${ROUNDS} | first paint, ms | last font, ms |`);
  console.log('| --- | ---: | ---: | --- | --- |');
  for (const path of PATHS) {
    const visits: Awaited<ReturnType<typeof visit>>[] = [];
    for (let round = 0; round < ROUNDS; round += 1) visits.push(await visit(browser, origin + path));
    const count = (subject: keyof typeof SUBJECTS) => visits.filter((one) => one[subject]).length;
    const first = visits.map((one) => Math.round(one.first)).join(', ');
    const fonts = visits.map((one) => Math.round(Math.max(...one.fonts))).join(', ');
    console.log(`| ${path} | ${count('heading')} | ${count('text')} | ${first} | ${fonts} |`);
  }
} finally {
  await close();
}
