import { brotliCompressSync } from 'node:zlib';
import { RECORDER } from './recorder';

beforeAll(() => {
  const script = document.createElement('script');
  script.textContent = RECORDER;
  document.head.append(script);
});

beforeEach(() => {
  early().acts.length = 0;
  document.body.innerHTML = `<p id="tanabana-act-status"></p><div id="root">
    <header><button id="menu">Menu</button><a id="link" href="#there">Cart</a></header>
    <main>
      <form id="sign-in"><input id="text"><input id="box" type="checkbox"><button id="send">Send</button></form>
      <form id="search" action="/search"><input id="words"><button id="find">Find</button></form>
    </main>
    <div data-fragment="a/b"><button id="next">Next</button><p data-client-rendered><button id="retry">Retry</button></p></div>
  </div><button id="outside">Outside</button>`;
});

const early = () => window.tanabanaEarlyActs!;
const element = (id: string) => document.getElementById(id) as HTMLInputElement;
const recorded = () => early().acts.map(({ type, target }) => `${type} ${target.id}`);

function type(id: string, value: string) {
  element(id).value = value;
  element(id).dispatchEvent(new InputEvent('input', { bubbles: true }));
}

test('adds at most 1 kB to a document', () => {
  expect(brotliCompressSync(RECORDER).length).toBeLessThanOrEqual(1_000);
});

test('records clicks, choices and text in order, and merges text in one field', () => {
  element('menu').click();
  type('text', 'a');
  type('text', 'ab');
  element('box').click();
  element('send').click();
  expect(recorded()).toEqual(['click menu', 'input text', 'change box', 'submit sign-in']);
  expect(early().acts[1]).toMatchObject({ value: 'ab', isText: true });
  expect(early().acts[2]).toMatchObject({ checked: true });
});

test('records text in two fields as two interactions', () => {
  type('text', 'a');
  type('words', 'b');
  expect(early().acts.map(({ target, value }) => [target.id, value])).toEqual([
    ['text', 'a'],
    ['words', 'b'],
  ]);
});

test('records only keys that step a number or change tabs', () => {
  const count = element('text');
  Object.assign(count, { role: 'spinbutton' });
  for (const key of ['ArrowUp', 'ArrowLeft', 'ArrowDown', '7'])
    count.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  expect(early().acts.map(({ type, key }) => `${type} ${key}`)).toEqual([
    'keydown ArrowUp',
    'keydown ArrowDown',
  ]);
});

test('no event except a click on a link reaches React, because React would hydrate immediately', () => {
  const reached: string[] = [];
  const root = element('root');
  const note = ({ type: name, target }: Event) => reached.push(`${name} ${(target as Element).id}`);
  for (const name of ['click', 'input', 'change', 'keydown']) root.addEventListener(name, note);
  type('text', 'a');
  element('text').dispatchEvent(new KeyboardEvent('keydown', { key: 'b', bubbles: true }));
  element('box').click();
  early().acts.length = 0;
  element('link').click();
  expect(reached).toEqual(['click link']);
});

test('records a form once when it is submitted twice', () => {
  element('send').click();
  element('send').click();
  expect(recorded()).toEqual(['submit sign-in']);
});

test('records links and forms with an action only after another interaction', () => {
  const followed = (id: string) =>
    element(id).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  const sent = () =>
    element('search').dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  expect([followed('link'), sent()]).toEqual([true, true]);
  element('menu').click();
  expect([followed('link'), followed('link'), sent()]).toEqual([false, true, false]);
  expect(recorded()).toEqual(['click menu', 'click link', 'submit search']);
});

test('does not record events that the app handles', () => {
  early().isLive = (region) => region.matches('main');
  // Imitates the app, which prevents the default action of a submit event.
  document.addEventListener('submit', (event) => event.preventDefault(), { once: true });
  for (const id of ['send', 'retry', 'outside', 'next']) element(id).click();
  expect(recorded()).toEqual(['click next']);
});

test('marks a clicked control immediately, and announces that the page is loading after 300 ms', () => {
  jest.useFakeTimers();
  element('menu').click();
  expect(element('menu').dataset.pressed).toBe('');
  jest.advanceTimersByTime(299);
  expect(element('menu').hasAttribute('aria-busy')).toBe(false);
  jest.advanceTimersByTime(1);
  expect(element('menu').getAttribute('aria-busy')).toBe('true');
  expect(element('tanabana-act-status').textContent).toMatch(/loading/);
  jest.useRealTimers();
});
