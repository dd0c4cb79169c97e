import { sessionStore } from '@tanabana/shop/session/sessionStore';
import { axeViolations } from '@tanabana/ui/testing/axeViolations';
import { openPage, requestOf, showPage } from '@tanabana/ui/testing/showPage';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Post } from '../../blog/postSchema';
import { examplePost } from '../../testing/examplePost';
import page from './page';

jest.mock('../../blog/posts', () => ({ loadPost: () => Promise.resolve(null) }));

const at = '/blog/a-vat-of-blue';
const show = (post: Post = examplePost, blogOpenToAll = true) =>
  showPage(page, { at, routes: ['/blog/:id'], settings: { blogOpenToAll } }, post);
const comments = () => within(screen.getByRole('region', { name: /^Comments/ }));

test('the page has the content of §2.11', async () => {
  show();
  expect(screen.getByRole('heading', { level: 1, name: 'A vat of blue' })).toBeInTheDocument();
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent('HomeBlogA vat of blue');
  for (const text of ['Textiles', '6 September 2025', 'jaggery', 'water', 'Rohan records songs.']) {
    expect(await screen.findByText(text)).toBeInTheDocument();
  }
  expect(screen.getByText(/4 min read/)).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'About the author' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Instagram' })).toHaveAttribute(
    'href',
    'https://instagram.example/rohan',
  );
  expect(screen.queryByRole('link', { name: 'Website' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to Blog' })).toHaveAttribute('href', '/blog');
  expect(screen.getByRole('link', { name: 'Write Your Own' })).toHaveAttribute('href', '/blog/create');
});

test('the link to write a post is not offered by a shop without the page', () => {
  showPage(page, { at, routes: ['/blog/:id'], settings: { pagesOff: ['/blog/create'] } }, examplePost);
  expect(screen.getByRole('link', { name: 'Back to Blog' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Write Your Own' })).not.toBeInTheDocument();
});

test('a like adds one to the count, and a second click removes it', async () => {
  const user = userEvent.setup();
  show();
  await user.click(screen.getByRole('button', { name: 'Like, 41 so far' }));
  await user.click(screen.getByRole('button', { name: 'Like, 42 so far', pressed: true }));
  expect(screen.getByRole('button', { name: 'Like, 41 so far', pressed: false })).toBeInTheDocument();
});

test('comments are shown with replies, the author’s badge, and their age', () => {
  show();
  expect(comments().getByRole('heading', { name: 'Comments (2)' })).toBeInTheDocument();
  expect(comments().getByText('Author')).toBeInTheDocument();
  expect(comments().getAllByText(/^\d{1,2} September 2025$/)).toHaveLength(2);
  expect(comments().getAllByRole('button', { name: 'Reply' })).toHaveLength(2);
});

test('a new comment is added at the top and the field is cleared', async () => {
  const user = userEvent.setup();
  show();
  await user.type(screen.getByLabelText('Your comment'), 'My vat sulks too.');
  await user.click(screen.getByRole('button', { name: 'Post Comment' }));
  expect(comments().getByRole('heading', { name: 'Comments (3)' })).toBeInTheDocument();
  expect(comments().getAllByRole('listitem')[0]).toHaveTextContent('My vat sulks too.');
  expect(comments().getByText('Just now')).toBeInTheDocument();
  expect(screen.getByLabelText('Your comment')).toHaveValue('');
});

test('the form explains that a comment is not stored (§4)', () => {
  show();
  expect(screen.getByLabelText('Your comment')).toHaveAccessibleDescription(
    'Only you can see your comment. Kept for this visit only.',
  );
});

test('a blank comment shows an error', async () => {
  const user = userEvent.setup();
  show();
  await user.type(screen.getByLabelText('Your comment'), '   ');
  await user.click(screen.getByRole('button', { name: 'Post Comment' }));
  expect(screen.getByLabelText('Your comment')).toHaveAccessibleDescription(/Please write a comment first$/);
  expect(comments().getByRole('heading', { name: 'Comments (2)' })).toBeInTheDocument();
});

describe('when the blog requires a session', () => {
  test('signed-out users are asked to sign in to like and to comment (§5)', async () => {
    const user = userEvent.setup();
    show(examplePost, false);
    await user.click(screen.getByRole('button', { name: 'Like, 41 so far' }));
    expect(screen.getByText('Please sign in to like posts')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Your comment'), 'Hello');
    await user.click(screen.getByRole('button', { name: 'Post Comment' }));
    expect(screen.getByText('Please sign in to comment')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Write Your Own' })).not.toBeInTheDocument();
  });

  test('signed-in users comment under their name', async () => {
    const user = userEvent.setup();
    jest.spyOn(sessionStore, 'read').mockReturnValue(signedIn);
    show(examplePost, false);
    await user.type(screen.getByLabelText('Your comment'), 'Hello');
    await user.click(screen.getByRole('button', { name: 'Post Comment' }));
    expect(comments().getByText('Asha Rao')).toBeInTheDocument();
  });
});

const signedIn = { id: 1, exp: 4_000_000_000, name: 'Asha Rao' };

const unknown = { at: '/blog/unknown', routes: ['/blog/:id'] };

test('an unknown post answers 404 and links back', async () => {
  await openPage(page, unknown);
  expect(screen.getByRole('heading', { level: 1, name: 'Blog post not found' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to Blog' })).toHaveAttribute('href', '/blog');
  const request = requestOf(unknown);
  const data = (await page.load?.(request))!;
  expect(page.meta(request, data)).toMatchObject({
    title: 'Blog post not found | Tanabana',
    status: 404,
    hidden: true,
  });
});

test.each([
  ['a post', () => show()],
  ['no post', () => openPage(page, unknown)],
])('the page is accessible with %s', async (_, open) => {
  const { container } = await open();
  expect(await axeViolations(container)).toEqual([]);
});
