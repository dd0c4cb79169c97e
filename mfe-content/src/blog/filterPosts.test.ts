import fc from 'fast-check';
import { examplePost } from '../testing/examplePost';
import { featuredPosts, filterPosts, parseCategory, resultsHeading } from './filterPosts';
import { POST_CATEGORIES, type PostSummary } from './postSchema';

const post = (changes: Partial<PostSummary>): PostSummary => ({ ...examplePost, ...changes });
const posts = [
  post({ id: 'vat', title: 'A vat of blue', tags: ['indigo'], category: 'Textiles' }),
  post({
    id: 'elephant',
    title: 'An elephant made twice',
    excerpt: 'Wax and brass.',
    tags: ['dhokra'],
    category: 'Crafts',
  }),
  post({ id: 'wall', title: 'Reading a wall', excerpt: 'Rice paste.', tags: ['Warli'], category: 'Culture' }),
];
const found = (search: string, category?: PostSummary['category']) =>
  filterPosts(posts, { search, category }).map(({ id }) => id);

test('every word must match title, excerpt, tags or author, ignoring case', () => {
  expect(found('elephant')).toEqual(['elephant']);
  expect(found('BRASS wax')).toEqual(['elephant']);
  expect(found('warli')).toEqual(['wall']);
  expect(found('\u200Ewar\u200Bli\u2069')).toEqual(['wall']);
  expect(found('brass warli')).toEqual([]);
});

test('category and search are combined', () => {
  expect(found('', 'Crafts')).toEqual(['elephant']);
  expect(found('vat', 'Crafts')).toEqual([]);
});

test('a filter adds no post and does not change the order', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.option(fc.constantFrom(...POST_CATEGORIES), { nil: undefined }),
      (search, category) => {
        const left = filterPosts(posts, { search, category });
        expect(posts.filter((one) => left.includes(one))).toEqual(left);
      },
    ),
  );
});

test('at most two posts are featured', () => {
  const many = ['a', 'b', 'c'].map((id) => post({ id, featured: true }));
  expect(featuredPosts([post({ featured: false }), ...many]).map(({ id }) => id)).toEqual(['a', 'b']);
});

test('the heading counts matching posts only', () => {
  expect(resultsHeading({ search: '' }, 9)).toBe('Latest Posts');
  expect(resultsHeading({ search: 'wax' }, 1)).toBe('1 post found');
  expect(resultsHeading({ search: '', category: 'Crafts' }, 2)).toBe('2 posts found');
  expect(resultsHeading({ search: 'nothing' }, 0)).toBe('0 posts found');
});

test('an unknown category means all categories', () => {
  expect(parseCategory('textiles')).toBe('Textiles');
  expect(parseCategory('cars')).toBeUndefined();
  expect(parseCategory(null)).toBeUndefined();
});
