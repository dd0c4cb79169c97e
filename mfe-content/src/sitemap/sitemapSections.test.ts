import type { PageLink } from '@tanabana/contract/pages/pageLink';
import { content } from '../routes';
import { examplePost } from '../testing/examplePost';
import { sitemapSections } from './sitemapSections';

/** Links of this remote, in the form in which a release contains them. */
const own: readonly PageLink[] = content.routes.flatMap(({ path, links = [] }) =>
  links.map((link) => ({ to: path, ...link })),
);

const link = (label: string, section: string, rank?: number): PageLink => ({
  label,
  section,
  to: `/${label}`,
  ...(rank !== undefined && { rank }),
});

test('every page of this remote except the site map has a link', () => {
  const linked = new Set(own.map(({ to }) => to));
  const fixed = content.routes.map(({ path }) => path).filter((path) => !/:|^\/sitemap$/.test(path));
  expect(fixed.filter((path) => !linked.has(path))).toEqual([]);
});

test('every post is listed after the other pages of the blog, and nothing is listed twice', () => {
  const sections = sitemapSections(own, [examplePost]);
  const addresses = sections.flatMap(({ links }) => links.map(({ to }) => to));
  expect(addresses.at(-1)).toBe('/blog/a-vat-of-blue');
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('known sections come first, and unknown ones follow in alphabetical order', () => {
  const pages = [link('z', 'Zoo'), link('a', 'Help'), link('b', 'Attic'), link('c', 'The shop')];
  expect(sitemapSections(pages, []).map(({ title }) => title)).toEqual(['The shop', 'Help', 'Attic', 'Zoo']);
});

test('ranks order the links of a section', () => {
  const pages = [link('cart', 'The shop'), link('rugs', 'The shop', 2), link('home', 'The shop', 1)];
  const [shop] = sitemapSections(pages, []);
  expect(shop?.links.map(({ label }) => label)).toEqual(['home', 'rugs', 'cart']);
});
