import { titleFromSlug } from './titleFromSlug';

test.each([
  ['millet-foods', 'Millet Foods'],
  ['clothing', 'Clothing'],
  ['winter--2026', 'Winter 2026'],
  ['', ''],
])('%s becomes "%s" (§2.14)', (slug, title) => {
  expect(titleFromSlug(slug)).toBe(title);
});
