import type { PageLink } from '@tanabana/contract/pages/pageLink';
import { pagesNamed, pageWords } from './pagesNamed';

const page = (label: string, searchWords?: string[]): PageLink => ({
  label,
  section: 'Help',
  to: `/${label.toLowerCase()}`,
  ...(searchWords && { searchWords }),
});
const pages = [page('FAQ', ['returns', 'minimum order']), page('Contact', ['contact']), page('Terms')];
const named = (text: string) => pagesNamed(text, pages).map(({ to }) => to);

test.each([
  ['returns', ['/faq']],
  ['Return policy', ['/faq']],
  ['what is the minimum order?', ['/faq']],
  ['order minimum', []],
  ['contact about returns', ['/faq', '/contact']],
  ['contract rugs', []],
  ['terms', []],
  ['', []],
])('%s names %j', (text, expected) => expect(named(text)).toEqual(expected));

test('at most three pages are found, without their search words', () => {
  const many = ['a', 'b', 'c', 'd'].map((label) => page(label, ['help']));
  expect(pagesNamed('help', many)).toEqual([
    { label: 'a', to: '/a' },
    { label: 'b', to: '/b' },
    { label: 'c', to: '/c' },
  ]);
});

test('search words of pages are returned as stems', () => {
  expect([...pageWords(pages)]).toEqual(['return', 'minimum', 'order', 'contact']);
});
