import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { examplePost } from '../../testing/examplePost';
import { PostCard } from '../blog/PostCard';
import { BackToBlog } from './BackToBlog';

function Blog() {
  const { pathname, search } = useLocation();
  return (
    <>
      <p data-testid="address">{pathname + search}</p>
      {pathname === '/blog' ? <PostCard post={examplePost} /> : <BackToBlog />}
    </>
  );
}

const openAt = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <Blog />
    </MemoryRouter>,
  );

test('Back to Blog returns to the list that led to the post, with its filter', async () => {
  openAt('/blog?category=Textiles');
  await userEvent.click(screen.getByRole('link', { name: examplePost.title }));
  await userEvent.click(screen.getByRole('link', { name: 'Back to Blog' }));
  expect(screen.getByTestId('address')).toHaveTextContent('/blog?category=Textiles');
});

test('Back to Blog opens the list from a post that was opened by its address', async () => {
  openAt('/blog/a-vat-of-blue');
  await userEvent.click(screen.getByRole('link', { name: 'Back to Blog' }));
  expect(screen.getByTestId('address')).toHaveTextContent(/^\/blog$/);
});
