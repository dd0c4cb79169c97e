import { act, render, screen } from '@testing-library/react';
import { useEffect, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { BelowTheFold } from './BelowTheFold';

/** Text of the document at each mount of `Product`. */
const texts: string[] = [];
let go: ReturnType<typeof useNavigate> | undefined;

function Product() {
  useLayoutEffect(() => {
    texts.push(document.body.textContent);
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

beforeEach(() => (texts.length = 0));

test('the server renders content below the fold', () => {
  expect(renderToString(shopAt('/product'))).toContain('Related products');
});

test('the first screen of a document is hydrated before content below the fold', async () => {
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

test('a navigation renders the first screen before content below the fold, and going back renders both together', async () => {
  render(shopAt('/'));
  await moving(() => go?.('/product'));
  expect(texts).toEqual(['Vase']);
  expect(screen.getByText('Related products')).toBeVisible();
  await moving(() => go?.('/'));
  await moving(() => go?.(-1));
  expect(texts).toEqual(['Vase', 'VaseRelated products']);
});
