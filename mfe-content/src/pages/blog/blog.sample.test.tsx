import { axeViolations } from '@tanabana/ui/testing/axeViolations';
import { showPage, type Visit } from '@tanabana/ui/testing/showPage';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PostSummary } from '../../blog/postSchema';
import { summarise } from '../../blog/postSchema';
import { examplePost } from '../../testing/examplePost';
import page from './page';

const post = (changes: Partial<PostSummary>): PostSummary => ({ ...summarise(examplePost), ...changes });
const posts = [
  post({}),
  post({
    id: 'elephant',
    title: 'An elephant made twice',
    category: 'Crafts',
    tags: ['dhokra'],
    featured: true,
  }),
  post({ id: 'wall', title: 'Reading a wall', category: 'Culture', tags: ['Warli'], featured: false }),
];
const show = (at = '/blog', settings: Visit['settings'] = {}) => showPage(page, { at, settings }, posts);
const results = () => within(screen.getByRole('region', { name: /Latest Posts|found/ }));
const titles = () =>
  results()
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

test('at most two featured posts are above the others (§2.11)', () => {
  show();
  expect(screen.getByRole('heading', { level: 1, name: 'Craft Stories & Insights' })).toBeInTheDocument();
  const featured = within(screen.getByRole('region', { name: 'Featured Stories' }));
  expect(featured.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  expect(titles()).toEqual(['Reading a wall']);
});

test('a card shows the fields of §2.11 and links to its post', () => {
  show('/blog?q=blue');
  const card = within(screen.getByRole('region', { name: '1 post found' }));
  expect(card.getByRole('link', { name: 'A vat of blue' })).toHaveAttribute('href', '/blog/a-vat-of-blue');
  for (const text of ['Textiles', 'Featured', examplePost.excerpt, 'Rohan Meena', '6 September 2025']) {
    expect(card.getByText(text)).toBeInTheDocument();
  }
  expect(within(card.getByRole('list', { name: 'Tags' })).getAllByRole('listitem')).toHaveLength(3);
  expect(card.getByText(/4 min read/)).toBeInTheDocument();
  expect(card.getByText('41').parentElement).toHaveTextContent('41 likes');
  expect(card.getByText('2').parentElement).toHaveTextContent('2 comments');
});

test('the search filters the list, counts the results, and is in the address', async () => {
  const user = userEvent.setup();
  show();
  await user.type(screen.getByRole('searchbox', { name: 'Search blog posts' }), 'elephant');
  expect(titles()).toEqual(['An elephant made twice']);
  expect(screen.getByRole('heading', { name: '1 post found' })).toBeInTheDocument();
  expect(screen.getByTestId('address')).toHaveTextContent('/blog?q=elephant');
});

test('search, categories and breadcrumb are those of §2.11', () => {
  show();
  expect(screen.getByPlaceholderText('Search blog posts...')).toBeInTheDocument();
  const choices = within(screen.getByRole('group', { name: 'Category' })).getAllByRole('button');
  expect(choices.map(({ textContent }) => textContent)).toEqual([
    'All',
    'Crafts',
    'Textiles',
    'Sustainability',
    'Culture',
    'Artists',
  ]);
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent('HomeBlog');
});

test('a category filters the list and preserves the search; All removes it', async () => {
  const user = userEvent.setup();
  show('/blog?q=a');
  await user.click(screen.getByRole('button', { name: 'Culture' }));
  expect(titles()).toEqual(['Reading a wall']);
  expect(screen.getByTestId('address')).toHaveTextContent('/blog?q=a&category=Culture');
  expect(screen.getByRole('button', { name: 'Culture' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'All' }));
  expect(titles()).toHaveLength(3);
});

test('a link restores search and category', () => {
  show('/blog?q=wall&category=Culture');
  expect(titles()).toEqual(['Reading a wall']);
  expect(screen.getByRole('searchbox')).toHaveValue('wall');
});

test('an empty result shows a message', () => {
  show('/blog?q=submarine');
  expect(screen.getByRole('heading', { name: '0 posts found' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'No posts found' })).toBeInTheDocument();
  expect(screen.getByText('Try adjusting your search or filter criteria.')).toBeInTheDocument();
});

test('both links to write a post lead to the form', () => {
  show();
  for (const link of screen.getAllByRole('link', { name: 'Write a Blog Post' })) {
    expect(link).toHaveAttribute('href', '/blog/create');
  }
});

test.each([
  ['has no page for it', { pagesOff: ['/blog/create'] }],
  ['is closed to signed-out visitors', { blogOpenToAll: false }],
])('no link to write a post is offered if the blog %s', (_, settings) => {
  show('/blog', settings);
  expect(screen.queryAllByRole('link', { name: 'Write a Blog Post' })).toEqual([]);
});

test.each(['/blog', '/blog?q=submarine'])('the page is accessible at %s', async (at) => {
  const { container } = show(at);
  expect(await axeViolations(container)).toEqual([]);
});
