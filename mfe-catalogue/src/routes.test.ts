import path from 'node:path';
import type { FragmentModule, PageModule } from '@tanabana/contract/pages/page';
import { catalogue } from './routes';

test('the catalogue owns listing, product, comparison and tear sheets, and exposes fragments and records', () => {
  expect(catalogue.name).toBe('catalogue');
  expect(catalogue.routes.map((route) => route.path)).toEqual([
    '/catalogue',
    '/product/:id',
    '/compare',
    '/tear-sheet',
  ]);
  expect(catalogue.fragments).toEqual([
    'CategoryStrip',
    'RugCarousel',
    'HandicraftCarousel',
    'SearchSuggestions',
    'ProductTeaser',
    'Picks',
  ]);
  expect(Object.keys(catalogue.records ?? {})).toEqual(['products', 'articles', 'addresses', 'offers']);
});

test.each(catalogue.routes)('$page is a page', async ({ page }) => {
  const module = (await import(path.join(__dirname, `pages/${page}/page`))) as { default: PageModule<never> };
  expect(module.default).toMatchObject({
    Component: expect.any(Function) as unknown,
    load: expect.any(Function) as unknown,
    meta: expect.any(Function) as unknown,
  });
});

test.each(catalogue.fragments)('%s is a fragment', async (name) => {
  const module = (await import(path.join(__dirname, `fragments/${name}`))) as { default: FragmentModule };
  expect(module.default).toMatchObject({ Component: expect.any(Function) as unknown });
});
