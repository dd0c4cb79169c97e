import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { redoForeignChanges, undoForeignChanges } from './foreignChanges';
import { RECORDER } from '../../protocol/recorder';

const app = (
  <main>
    <p>Ask us</p>
    <label>
      Name <input />
    </label>
    <button>Send</button>
  </main>
);

const differences: unknown[] = [];
const root = () => document.getElementById('root')!;
const field = () => document.querySelector('input')!;

beforeEach(() => {
  differences.length = 0;
  document.body.innerHTML = `<div id="root">${renderToString(app)}</div>`;
  const script = document.createElement('script');
  script.textContent = RECORDER;
  document.head.append(script);
});

afterEach(() => redoForeignChanges());

/** Undoes changes and hydrates in the same order as `start.tsx`. */
async function hydrate() {
  undoForeignChanges(root());
  await act(async () => {
    hydrateRoot(root(), app, { onRecoverableError: (error) => differences.push(error) });
    await Promise.resolve();
  });
}

const icon = () => Object.assign(document.createElement('div'), { className: 'icon' });

const CHANGES = {
  'puts an icon beside a field': () => field().after(icon()),
  'wraps a field': () => {
    const [wrapper, wrapped] = [icon(), field()];
    wrapped.replaceWith(wrapper);
    wrapper.append(icon());
    wrapper.firstElementChild!.append(wrapped, 'show');
  },
  'replaces text': () => {
    const translated = Object.assign(document.createElement('span'), { textContent: 'Fragen Sie uns' });
    document.querySelector('p')!.firstChild!.replaceWith(translated);
  },
  'removes an element': () => document.querySelector('p')!.remove(),
};

for (const [what, change] of Object.entries(CHANGES)) {
  test(`hydrates a page in which an extension ${what}, and repeats the change afterwards`, async () => {
    const controls = [...document.querySelectorAll('main, input, button')];
    change();
    // Waits until the recorder has received the change.
    await Promise.resolve();
    const changed = root().innerHTML;
    await hydrate();
    expect(differences).toEqual([]);
    expect(controls.filter((control) => !control.isConnected)).toEqual([]);
    expect(root().innerHTML).not.toBe(changed);
    redoForeignChanges();
    expect(root().innerHTML).toBe(changed);
  });
}

test('undoes a change that an extension makes shortly before hydration, and repeats the change afterwards', async () => {
  undoForeignChanges(root());
  field().after(icon());
  await Promise.resolve();
  expect(document.querySelector('.icon')).toBeNull();
  await act(async () => {
    hydrateRoot(root(), app);
    await Promise.resolve();
  });
  redoForeignChanges();
  expect(field().nextElementSibling).toHaveClass('icon');
});

test('a field that an extension wraps after its surroundings are hydrated stays in its wrapper', async () => {
  const wrapped = field();
  await hydrate();
  CHANGES['wraps a field']();
  await act(() => Promise.resolve());
  redoForeignChanges();
  expect(field()).toBe(wrapped);
  expect(wrapped.closest('label > .icon')).not.toBeNull();
});

test('a field that an extension moves into its wrapper in a later task stays there', async () => {
  const wrapped = field();
  await hydrate();
  const wrapper = icon();
  wrapped.before(wrapper);
  await act(() => Promise.resolve());
  wrapper.append(wrapped, 'show');
  await act(() => Promise.resolve());
  redoForeignChanges();
  expect(field()).toBe(wrapped);
  expect(wrapped.parentElement).toBe(wrapper);
  expect(wrapper.isConnected).toBe(true);
});

test('does not repeat a change in a region that React hydrates later', async () => {
  field().after(icon());
  await Promise.resolve();
  undoForeignChanges(root());
  redoForeignChanges();
  expect(document.querySelector('.icon')).toBeNull();
});

test('stops undoing the changes of an extension that always repeats them', async () => {
  undoForeignChanges(root());
  const insert = () => document.querySelector('.icon') ?? field().after(icon());
  new MutationObserver(insert).observe(root(), { childList: true, subtree: true });
  insert();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(document.querySelectorAll('.icon')).toHaveLength(1);
  redoForeignChanges();
  expect(document.querySelectorAll('.icon')).toHaveLength(1);
});

test('does not change elements that React has rendered again', async () => {
  document.querySelector('p')!.textContent = 'Another text than that of the app';
  await hydrate();
  expect(differences).toHaveLength(1);
  expect(root().textContent).toBe('Ask usName Send');
});
