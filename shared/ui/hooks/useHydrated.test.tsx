import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useOnceHydrated } from './useHydrated';

test.each([
  { title: 'differs', value: 3, renders: [1, 1, 3] },
  { title: 'is the same', value: 1, renders: [1, 1] },
])('a value that $title in the browser renders $renders', async ({ value, renders }) => {
  const rendered: number[] = [];
  function Page() {
    const page = useOnceHydrated(value, 1);
    rendered.push(page);
    return <p>{page}</p>;
  }
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Page />);
  await act(() => Promise.resolve(hydrateRoot(container, <Page />)));
  expect(rendered).toEqual(renders);
  expect(container).toHaveTextContent(`${value}`);
});
