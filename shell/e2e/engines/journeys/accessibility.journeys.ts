import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { ELEPHANT, storedCart, VASE } from '@tanabana/build/playwright/storedRecords';
import type * as Axe from 'axe-core';
import { expect, test } from '../journey';
import type { Visitor } from '../visitor';
import { button, dialog } from '../targets';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const PAGES = [
  '/',
  '/catalogue',
  '/product/10001',
  '/cart',
  '/checkout',
  '/enquiry',
  '/login',
  '/faq',
  '/contact',
  '/blog',
];

/** Violations of axe in the page, a line each. */
async function findings(visitor: Visitor): Promise<readonly string[]> {
  await visitor.tab.runText(AXE);
  return visitor.run(async () => {
    const { axe } = window as unknown as { readonly axe: typeof Axe };
    const { violations } = await axe.run();
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
    );
  });
}

// Colours are in between during a transition.
test.use({ preferences: { reducedMotion: true } });

for (const path of PAGES) {
  test(`${path} breaks no accessibility rule`, async ({ visitor }) => {
    await visitor.store(storedCart(VASE, ELEPHANT));
    await visitor.goTo(path);
    expect(await findings(visitor)).toEqual([]);
  });
}

test('the open menu breaks no accessibility rule', async ({ visitor }) => {
  await visitor.goTo('/about');
  await visitor.click(button('Menu'));
  await visitor.see(dialog('My Account'));
  expect(await findings(visitor)).toEqual([]);
});

test('nothing moves by itself', async ({ visitor }) => {
  await visitor.goTo('/');
  await visitor.seeThat(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  await visitor.seeThat(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
});
