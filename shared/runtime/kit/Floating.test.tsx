import { act, fireEvent, render, screen } from '@testing-library/react';
import { Floating } from './Floating';

/**
 * Lays elements under what floats.
 * @param lines where a line of their text runs
 * @param reach how far they reach to the right, in pixels
 */
function layUnder(elements: readonly Element[], lines: readonly DOMRect[] = [], reach = 500): void {
  jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1000);
  Object.assign(document, { elementsFromPoint: (x: number) => (x < reach ? elements : []) });
  Object.assign(Range.prototype, { getClientRects: () => lines });
}

/** Makes an element of a page that floating things lie over. */
function onPage(markup: string): Element[] {
  const main = document.createElement('main');
  main.innerHTML = markup;
  document.body.append(main);
  return [...main.querySelectorAll('*'), main];
}

const settle = () => act(() => jest.advanceTimersByTime(200));
const ground = () => screen.getByRole('button').parentElement?.dataset.ground;

beforeEach(() => {
  jest.useFakeTimers();
  document.body.replaceChildren();
  render(
    <Floating>
      <button type="button">Contact Us</button>
    </Floating>,
  );
});
afterEach(() => {
  jest.useRealTimers();
});

test.each([
  ['nothing', '<div><img alt=""></div>', [], 'clear'],
  ['a link', '<a href="/cart">Cart</a>', [], 'taken'],
  ['a picture in a link', '<a href="/cart"><img alt=""></a>', [], 'taken'],
  ['a field', '<input>', [], 'taken'],
  ['a line of text', '<p>Made in Jaipur</p>', [new DOMRect(-5, -5, 4, 4)], 'taken'],
  ['the empty end of a line', '<p>Made in Jaipur</p>', [new DOMRect(-90, -5, 20, 4)], 'clear'],
])('over %s', (_, markup, lines, expected) => {
  layUnder(onPage(markup), lines);
  settle();
  expect(ground()).toBe(expected);
});

test('over a link that runs through the whole screen', () => {
  layUnder(onPage('<a href="/cart">Cart</a>'), [], 1000);
  settle();
  expect(ground()).toBe('margin-taken');
});

test('does not look before the page has come to rest, and once only', () => {
  layUnder([]);
  settle();
  const look = jest.spyOn(document, 'elementsFromPoint');
  for (let frames = 0; frames < 60; frames += 1) {
    fireEvent.scroll(window);
    act(() => jest.advanceTimersByTime(16));
  }
  expect(ground()).toBe('unknown');
  expect(look).not.toHaveBeenCalled();
  settle();
  expect(ground()).toBe('clear');
  settle();
  const looks = look.mock.calls.length;
  settle();
  expect(look).toHaveBeenCalledTimes(looks);
});

test('does not count as what lies under itself', () => {
  layUnder([screen.getByRole('button')]);
  settle();
  expect(ground()).toBe('clear');
});
