import { isNamedBy, suggestCategories, suggestMakers, suggestPages } from './suggestedLinks';

const categories = ['Rugs', 'Handicraft Products', 'Handicraft Items'].map((name) => ({
  name,
  summary: '',
  count: 30,
}));
const counts = { Rugs: 2, 'Handicraft Items': 1 };
const addressesOf = (links: readonly { readonly to: string }[]) => links.map(({ to }) => to);

test('a text names a name by the beginnings of its words in any order, but not by insignificant words', () => {
  expect(isNamedBy('kiln neel', 'Neelam Kiln Studio')).toBe(true);
  expect(isNamedBy('neelam loom', 'Neelam Kiln Studio')).toBe(false);
  expect(isNamedBy('the', 'Neelam Kiln Studio')).toBe(false);
});

test('an empty text suggests all categories, another text those that it names', () => {
  expect(addressesOf(suggestCategories('', categories, {}))).toHaveLength(3);
  expect(addressesOf(suggestCategories('hand', categories, counts))).toEqual([
    '/catalogue?category=handicraftproducts',
    '/catalogue?category=handicraftitems',
  ]);
});

test('found products of several categories lead to a search in each of them', () => {
  expect(suggestCategories('blue', categories, counts)).toEqual([
    { label: '“blue” in Rugs', to: '/catalogue?category=rugs&q=blue', count: 2 },
    { label: '“blue” in Handicraft Items', to: '/catalogue?category=handicraftitems&q=blue', count: 1 },
  ]);
  expect(suggestCategories('blue', categories, { Rugs: 2 })).toEqual([]);
});

test('at most three makers are suggested, first by name, then by place', () => {
  const makers = [
    { name: 'Naya Naksha', place: 'Jaipur, Rajasthan', count: 6 },
    { name: 'Jaipur Looms', place: 'Agra, Uttar Pradesh', count: 2 },
    { name: 'Neelam', place: 'Jaipur, Rajasthan', count: 4 },
    { name: 'Sanjaria', place: 'Jaipur, Rajasthan', count: 2 },
  ];
  expect(suggestMakers('jai', makers).map(({ label }) => label)).toEqual([
    'Jaipur Looms',
    'Naya Naksha',
    'Neelam',
  ]);
  expect(suggestMakers('j', makers)).toEqual([]);
});

test('pages are suggested by a search word or the beginning of their label, except categories', () => {
  const links = [
    { label: 'FAQ', section: 'Help', to: '/faq', searchWords: ['returns'] },
    { label: 'Contact Us', section: 'Help', to: '/contact' },
    { label: 'Rugs', section: 'The shop', to: '/catalogue?category=rugs' },
  ];
  expect(addressesOf(suggestPages('returns', links))).toEqual(['/faq']);
  expect(addressesOf(suggestPages('cont', links))).toEqual(['/contact']);
  expect(suggestPages('rugs', links)).toEqual([]);
  expect(suggestPages('c', links)).toEqual([]);
});
