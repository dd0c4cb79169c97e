import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { LoadMore } from './ProductGrid';

let comeIntoView: () => void;

beforeEach(() => {
  window.IntersectionObserver = class {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      comeIntoView = () => callback([{ isIntersecting: true }]);
    }
    observe() {
      return undefined;
    }
    disconnect() {
      return undefined;
    }
  } as unknown as typeof IntersectionObserver;
  comeIntoView = () => undefined;
});

function Address() {
  const location = useLocation();
  return <output>{location.search + JSON.stringify(location.state)}</output>;
}

function open(page: number) {
  render(
    <MemoryRouter initialEntries={['/catalogue']}>
      <LoadMore firstPage={1} page={page} to={`/catalogue?page=${page + 1}`} />
      <Address />
    </MemoryRouter>,
  );
}

test('the next page loads when the end of the list is near the screen', () => {
  open(1);
  act(() => comeIntoView());
  expect(screen.getByRole('status')).toHaveTextContent('?page=2{"firstPage":1}');
});

test('after five pages the next page requires a click', async () => {
  open(5);
  act(() => comeIntoView());
  expect(screen.getByRole('status')).toHaveTextContent('null');
  await userEvent.click(screen.getByRole('link', { name: 'Show more' }));
  expect(screen.getByRole('status')).toHaveTextContent('?page=6{"firstPage":1}');
});

test('Show more is a link, for search engines and without scripts', () => {
  open(1);
  expect(screen.getByRole('link', { name: 'Show more' })).toHaveAttribute('href', '/catalogue?page=2');
});
