import { sessionStore } from '@tanabana/shop/session/sessionStore';
import { axeViolations } from '@tanabana/ui/testing/axeViolations';
import { showPage } from '@tanabana/ui/testing/showPage';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as publishing from '../../blog/postDraft';
import page from './page';

const show = (blogOpenToAll = true) => showPage(page, { at: '/blog/create', settings: { blogOpenToAll } });
const field = (name: RegExp | string) => screen.getByLabelText(name);
const publish = () => screen.getByRole('button', { name: 'Publish' });

beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL: () => undefined });
});

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(field('Title'), 'How to feed a vat');
  await user.click(field('Excerpt'));
  await user.paste('e'.repeat(60));
  await user.click(field('Content'));
  await user.paste('c'.repeat(220));
}

test('an empty form shows an error at every required field; it disappears when the field is edited', async () => {
  const user = userEvent.setup();
  show();
  await user.click(publish());
  expect(await screen.findByText('Title is required')).toBeInTheDocument();
  expect(screen.getByText('Excerpt is required')).toBeInTheDocument();
  expect(screen.getByText('Content is required')).toBeInTheDocument();
  await user.type(field('Title'), 'H');
  expect(screen.queryByText('Title is required')).not.toBeInTheDocument();
  expect(screen.getByText('Excerpt is required')).toBeInTheDocument();
});

test('a text that is too short shows an error', async () => {
  const user = userEvent.setup();
  show();
  await user.type(field('Title'), 'Short');
  await user.type(field('Excerpt'), 'Short');
  await user.type(field('Content'), 'Short');
  await user.click(publish());
  expect(await screen.findByText('Title must be at least 10 characters')).toBeInTheDocument();
  expect(screen.getByText('Excerpt must be at least 50 characters')).toBeInTheDocument();
  expect(screen.getByText('Content must be at least 200 characters')).toBeInTheDocument();
});

test('the category is Crafts at first, and the excerpt is counted against 200 (§5)', async () => {
  const user = userEvent.setup();
  show();
  expect(field('Category')).toHaveValue('Crafts');
  await user.type(field('Excerpt'), 'twelve chars');
  expect(field('Excerpt')).toHaveAccessibleDescription('12/200 characters (50-200)');
});

test('publishing takes 2 s, then the blog confirms it', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  show();
  await fill(user);
  await user.click(publish());
  expect(screen.getByRole('button', { name: 'Publishing...' })).toBeDisabled();
  await act(() => jest.advanceTimersByTimeAsync(1900));
  expect(screen.getByTestId('address')).toHaveTextContent('/blog/create');
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(screen.getByTestId('address')).toHaveTextContent(/^\/blog$/);
  jest.useRealTimers();
});

test('the form explains that a post is not sent (§7)', () => {
  show();
  expect(screen.getByText(/Preview only/)).toBeVisible();
});

test('a failure shows an error and does not clear the form (§8)', async () => {
  const user = userEvent.setup();
  jest.spyOn(publishing, 'publishPost').mockRejectedValue(new Error('offline'));
  show();
  await fill(user);
  await user.click(publish());
  expect(await screen.findByText('Error creating blog post. Please try again.')).toBeInTheDocument();
  expect(field('Title')).toHaveValue('How to feed a vat');
});

test('a picture has a preview and can be removed', async () => {
  const user = userEvent.setup();
  show();
  await user.upload(field('Image'), new File(['x'], 'vat.png', { type: 'image/png' }));
  expect(screen.getByRole('img', { name: 'Preview of vat.png' })).toHaveAttribute('src', 'blob:preview');
  await user.click(screen.getByRole('button', { name: 'Remove the image' }));
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('a file that is not a picture, or is too large, is refused (§5)', async () => {
  const user = userEvent.setup({ applyAccept: false });
  show();
  await user.upload(field('Image'), new File(['x'], 'vat.pdf', { type: 'application/pdf' }));
  expect(screen.getByText('Please upload a valid image file (JPEG, PNG, GIF, or WebP)')).toBeInTheDocument();
  const large = new File(['x'], 'large.png', { type: 'image/png' });
  Object.defineProperty(large, 'size', { value: 10_485_760 });
  await user.upload(field('Image'), large);
  expect(screen.getByText('Image size must be less than 10MB')).toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('the breadcrumb leads home and to the blog', () => {
  show();
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(trail.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/blog']);
});

test('Cancel leads back to the blog', () => {
  show();
  expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/blog');
});

describe('when the blog requires a session', () => {
  test('signed-out users are redirected to sign in', () => {
    show(false);
    expect(screen.getByRole('heading', { level: 1, name: 'Authentication Required' })).toBeInTheDocument();
    expect(screen.getByText('You need to sign in to create blog posts.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
      'href',
      '/login?from=%2Fblog%2Fcreate',
    );
    expect(screen.getByRole('link', { name: 'Back to Blog' })).toHaveAttribute('href', '/blog');
    expect(screen.queryByLabelText('Title')).not.toBeInTheDocument();
  });

  test('signed-in users can write', () => {
    jest.spyOn(sessionStore, 'read').mockReturnValue(signedIn);
    show(false);
    expect(field('Title')).toBeInTheDocument();
  });
});

const signedIn = { id: 1, exp: 4_000_000_000, name: 'Asha Rao' };

test('the page is accessible, with errors or without, signed in or not', async () => {
  const { container, unmount } = show();
  expect(await axeViolations(container)).toEqual([]);
  await userEvent.click(publish());
  await screen.findByText('Title is required');
  expect(await axeViolations(container)).toEqual([]);
  unmount();
  expect(await axeViolations(show(false).container)).toEqual([]);
});
