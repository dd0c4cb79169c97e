import { waitFor } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { RECORDER } from '../../protocol/recorder';
import { startReplay, giveUp, setRenderedAddress, takeOver } from './takeOver';
import { TakenOver } from './TakenOver';

const seen: string[] = [];

function Controls() {
  const [text, setText] = useState('');
  const [isWool, setWool] = useState(false);
  const [order, setOrder] = useState('old');
  const [isSent, setSent] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        seen.push(`send ${text} ${String(isWool)} ${order}`);
      }}
    >
      <input
        id="text"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onBlur={() => seen.push('left')}
      />
      <input id="wool" type="checkbox" checked={isWool} onChange={({ target }) => setWool(target.checked)} />
      <select id="order" value={order} onChange={({ target }) => setOrder(target.value)}>
        <option>old</option>
        <option>new</option>
      </select>
      <button id="press" type="button" onClick={() => seen.push('press')}>
        Press
      </button>
      <button
        id="once"
        type="button"
        disabled={isSent}
        onClick={() => {
          seen.push('once');
          setSent(true);
        }}
      >
        Once
      </button>
      <button id="send">Send</button>
    </form>
  );
}

const main = () => document.querySelector('main');
const element = (id: string) => document.getElementById(id) as HTMLInputElement;
const status = () => element('tanabana-act-status');
const app = (
  <main>
    <Controls />
    <TakenOver element={main} />
  </main>
);

function type(id: string, value: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element(id), value);
  element(id).dispatchEvent(new InputEvent('input', { bubbles: true }));
}

beforeEach(() => {
  // Hides a message of React's development build, which reports `data-pressed` as a hydration mismatch.
  jest.spyOn(console, 'error').mockReturnValue();
  seen.length = 0;
  if (window.tanabanaEarlyActs) window.tanabanaEarlyActs.isLive = () => false;
  document.head.innerHTML = '';
  document.body.innerHTML = `<p id="tanabana-act-status"></p><div id="root">${renderToString(app)}</div>`;
});

// Runs the recorder once, because its listeners are never removed.
beforeAll(() => {
  const script = document.createElement('script');
  script.textContent = RECORDER;
  document.head.append(script);
});

function hydrate() {
  startReplay();
  hydrateRoot(element('root'), app);
}

test('replays early interactions once, in order', async () => {
  type('text', 'Asha');
  element('text').dispatchEvent(new Event('change', { bubbles: true }));
  element('wool').click();
  element('order').value = 'new';
  element('order').dispatchEvent(new Event('change', { bubbles: true }));
  element('press').click();
  element('send').click();
  hydrate();
  await waitFor(() => expect(seen).toEqual(['left', 'press', 'send Asha true new']));
  expect([element('text').value, element('wool').checked, element('order').value]).toEqual([
    'Asha',
    true,
    'new',
  ]);
  element('press').click();
  expect(seen).toHaveLength(4);
});

test('what the browser restored before hydration becomes state, and precedes early interactions', async () => {
  Object.assign(element('text'), { value: 'Asha' });
  Object.assign(element('wool'), { checked: true });
  Object.assign(element('order'), { value: 'new' });
  element('send').click();
  hydrate();
  await waitFor(() => expect(seen).toEqual(['send Asha true new']));
  expect([element('text').value, element('order').value]).toEqual(['Asha', 'new']);
});

test('fields with autocomplete="off" have their state in storage, and are not replayed', async () => {
  element('wool').setAttribute('autocomplete', 'off');
  element('wool').checked = true;
  element('send').click();
  hydrate();
  await waitFor(() => expect(seen).toEqual(['send  false old']));
});

test('replays a choice during hydration', async () => {
  hydrate();
  element('order').value = 'new';
  for (const name of ['input', 'change']) element('order').dispatchEvent(new Event(name, { bubbles: true }));
  await waitFor(() => expect(window.tanabanaEarlyActs?.acts).toEqual([]));
  element('send').click();
  await waitFor(() => expect(seen).toEqual(['send  false new']));
});

test('does not replay a click on a changed control, and notifies the visitor', async () => {
  window.tanabanaEarlyActs!.isLive = () => false;
  element('press').click();
  window.tanabanaEarlyActs!.acts[0] = { ...window.tanabanaEarlyActs!.acts[0]!, name: 'Another meaning' };
  hydrate();
  const words = '“Press” changed while the page was loading, so nothing happened.';
  await waitFor(() => expect(status().textContent).toBe(words));
  expect(status().className).toBe('start-notice');
  expect(seen).toEqual([]);
});

test('delays an interaction until React has rendered the address of the previous one', async () => {
  setRenderedAddress('/product/1');
  window.history.replaceState(null, '', '/product/1?size=small');
  element('press').click();
  element('send').click();
  hydrate();
  await waitFor(() => expect(seen).toEqual(['press']));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(seen).toEqual(['press']);
  setRenderedAddress('/product/1?size=small');
  await waitFor(() => expect(seen).toEqual(['press', 'send  false old']));
});

test('replays interactions that occur during the replay after the earlier ones', async () => {
  setRenderedAddress('/product/1');
  window.history.replaceState(null, '', '/product/1?size=large');
  element('press').click();
  element('once').click();
  hydrate();
  await waitFor(() => expect(seen).toEqual(['press']));
  element('send').click();
  expect(seen).toEqual(['press']);
  setRenderedAddress('/product/1?size=large');
  await waitFor(() => expect(seen).toEqual(['press', 'once', 'send  false old']));
});

test('preserves typed text while a replay renders, and adds text that is typed during the replay', async () => {
  setRenderedAddress('/product/1');
  window.history.replaceState(null, '', '/product/1?size=middle');
  element('once').click();
  type('text', 'As');
  hydrate();
  await waitFor(() => expect(element('once').disabled).toBe(true));
  await waitFor(() => expect(element('text').value).toBe('As'));
  type('text', 'Ash');
  await waitFor(() => expect(element('wool').checked).toBe(false));
  type('text', `${element('text').value}a`);
  setRenderedAddress('/product/1?size=middle');
  await waitFor(() => expect(window.tanabanaEarlyActs?.acts).toEqual([]));
  element('send').click();
  await waitFor(() => expect(seen).toEqual(['once', 'send Asha false old']));
});

test('replays interactions in controls that React has rendered again', async () => {
  element('wool').click();
  type('text', 'Asha');
  element('press').click();
  element('send').click();
  element('text').focus();
  const [before] = document.querySelectorAll('main');
  element('text').after(document.createElement('div'));
  startReplay();
  hydrateRoot(element('root'), app, { onRecoverableError: () => undefined });
  await waitFor(() => expect(seen).toEqual(['press', 'send Asha true old']));
  expect(before).not.toBeInTheDocument();
  expect(element('text')).toHaveFocus();
  expect(element('text').selectionStart).toBe(4);
  expect(status().textContent).toBe('');
});

test('displays a clicked control as pending until the click is replayed', async () => {
  jest.useFakeTimers();
  element('press').click();
  jest.advanceTimersByTime(300);
  jest.useRealTimers();
  expect(element('press').matches('[data-pressed][aria-busy=true]')).toBe(true);
  expect(status().textContent).toMatch(/loading/);
  hydrate();
  await waitFor(() => expect(seen).toEqual(['press']));
  expect(element('press').matches('[data-pressed],[aria-busy]')).toBe(false);
  expect(status().textContent).toBe('');
});

test('replays a choice without other interactions', async () => {
  element('wool').click();
  hydrate();
  await waitFor(() => expect(window.tanabanaEarlyActs!.acts).toEqual([]));
  element('send').click();
  expect(seen).toEqual(['send  true old']);
});

test('ignores a second click on a button that the first click disables', async () => {
  element('once').click();
  element('once').click();
  element('press').click();
  hydrate();
  await waitFor(() => expect(seen).toEqual(['once', 'press']));
  expect(status().textContent).toBe('');
});

test('notifies the visitor when a clicked button is disabled', async () => {
  element('press').click();
  hydrate();
  (element('press') as unknown as HTMLButtonElement).disabled = true;
  await waitFor(() => expect(status().textContent).toMatch(/^“Press” changed while/));
  expect(seen).toEqual([]);
});

describe('a region whose scripts fail', () => {
  let region: Element | null;

  beforeEach(() => {
    document.body.insertAdjacentHTML(
      'afterbegin',
      '<div data-fragment="a/b"><button id="far">Far</button></div>',
    );
    startReplay();
    element('far').addEventListener('click', () => seen.push('far'));
    region = document.querySelector('[data-fragment]');
  });

  test('does not delay interactions with other regions, and replays its interactions after a retry', async () => {
    element('far').click();
    element('press').click();
    expect(seen).toEqual([]);
    giveUp(region);
    hydrateRoot(element('root'), app);
    await waitFor(() => expect(seen).toEqual(['press']));
    takeOver(region);
    await waitFor(() => expect(seen).toEqual(['press', 'far']));
  });

  test('does not display a later click as pending, and replays the click after hydration', async () => {
    giveUp(region);
    await new Promise((resolve) => setTimeout(resolve, 50));
    element('far').click();
    await waitFor(() => expect(element('far')).not.toHaveAttribute('data-pressed'));
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(element('far')).not.toHaveAttribute('aria-busy');
    expect(seen).toEqual([]);
    takeOver(region);
    await waitFor(() => expect(seen).toEqual(['far']));
  });
});
