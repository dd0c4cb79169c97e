import { content } from '../routes';
import { examplePost } from '../testing/examplePost';
import { sitemapSections } from './sitemapSections';

const addresses = sitemapSections([examplePost]).flatMap(({ links }) => links.map(({ to }) => to));

test('every page of this remote is listed', () => {
  const fixed = content.routes.map(({ path }) => path).filter((path) => !/:|^\/_|^\/sitemap$/.test(path));
  expect(addresses).toEqual(expect.arrayContaining(fixed));
});

test('every post is listed, and nothing is listed twice', () => {
  expect(addresses).toContain('/blog/a-vat-of-blue');
  expect(new Set(addresses).size).toBe(addresses.length);
});
