import { act, render, screen } from '@testing-library/react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { useSearchParam } from './useSearchParam';

function Filter() {
  const [text, setText] = useSearchParam('q');
  const [category, setCategory] = useSearchParam('category');
  return (
    <>
      <button onClick={() => setText('loom')}>{text || 'No text'}</button>
      <button onClick={() => setCategory(category ? '' : 'craft')}>{category || 'All'}</button>
      <p>{useLocation().search || 'No query'}</p>
    </>
  );
}

function showFilter(at: string) {
  window.history.replaceState(null, '', at);
  render(
    <BrowserRouter>
      <Filter />
    </BrowserRouter>,
  );
}

test('a new value is rendered before the router has rendered the address', async () => {
  showFilter('/blog');
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  screen.getByText('No text').click();
  await Promise.resolve();
  expect(screen.getByText('loom')).toBeVisible();
  expect(screen.getByText('No query')).toBeVisible();
  expect(await screen.findByText('?q=loom')).toBeVisible();
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
});

test('two parameters that change in succession are both in the address', () => {
  showFilter('/blog?page=2');
  act(() => {
    screen.getByText('No text').click();
    screen.getByText('All').click();
  });
  expect(screen.getByText('?page=2&q=loom&category=craft')).toBeVisible();
});

test('an empty value removes the parameter', () => {
  showFilter('/blog?category=craft&q=loom');
  act(() => screen.getByText('craft').click());
  expect(screen.getByText('?q=loom')).toBeVisible();
});
