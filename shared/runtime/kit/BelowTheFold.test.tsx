import { act, render, screen } from '@testing-library/react';
import { useEffect, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { BelowTheFold } from './BelowTheFold';

/** Text of the page at each first render of its first screen. */
const seen: string[] = [];
let go: ReturnType<typeof useNavigate> | undefined;

function Product() {
  useLayoutEffect(() => {
    seen.push(document.body.textContent);
  }, []);
  return (
    <>
      <h1>Vase</h1>
      <BelowTheFold>
        <p>Related products</p>
      </BelowTheFold>
    </>
  );
}

function Shop() {
  const navigate = useNavigate();
  useEffect(() => {
    go = navigate;
  }, [navigate]);
  return useLocation().pathname === '/product' ? <Product /> : <h1>Listing</h1>;
}

const shopAt = (path: string) => (
  <MemoryRouter initialEntries={[path]}>
    <Shop />
  </MemoryRouter>
);

const moving = (move: () => unknown) =>
  act(async () => {
    await move();
  });

beforeEach(() => (seen.length = 0));

test('the server renders what is below the fold', () => {
  expect(renderToString(shopAt('/product'))).toContain('Related products');
});

test('the first screen of a document is hydrated before what is below the fold', async () => {
  const hydrated: string[] = [];
  function Part({ name }: { readonly name: string }) {
    useEffect(() => void hydrated.push(name), [name]);
    return <p>{name}</p>;
  }
  const page = (
    <MemoryRouter>
      <BelowTheFold>
        <Part name="below the fold" />
      </BelowTheFold>
      <Part name="first screen" />
    </MemoryRouter>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  await moving(() => hydrateRoot(container, page));
  expect(hydrated).toEqual(['first screen', 'below the fold']);
});

test('a page that is opened shows its first screen before what is below the fold, and all at once when a visitor goes back', async () => {
  render(shopAt('/'));
  await moving(() => go?.('/product'));
  expect(seen).toEqual(['Vase']);
  expect(screen.getByText('Related products')).toBeVisible();
  await moving(() => go?.('/'));
  await moving(() => go?.(-1));
  expect(seen).toEqual(['Vase', 'VaseRelated products']);
});
