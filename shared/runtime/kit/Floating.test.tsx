import { act, fireEvent, render, screen } from '@testing-library/react';
import { Floating } from './Floating';

/**
 * Puts elements under the floating control.
 * @param lines rectangles of their lines of text
 * @param reach how far they extend to the right, in pixels
 */
function layUnder(elements: readonly Element[], lines: readonly DOMRect[] = [], reach = 500): void {
  jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1000);
  Object.assign(document, { elementsFromPoint: (x: number) => (x < reach ? elements : []) });
  Object.assign(Range.prototype, { getClientRects: () => lines });
}

/**
 * Adds a page below the floating control.
 * @returns its elements
 */
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
])('a floating control over %s knows what is below it', (_, markup, lines, expected) => {
  layUnder(onPage(markup), lines);
  settle();
  expect(ground()).toBe(expected);
});

test('a floating control over a link across the whole screen also knows that the margin is covered', () => {
  layUnder(onPage('<a href="/cart">Cart</a>'), [], 1000);
  settle();
  expect(ground()).toBe('margin-taken');
});

test('a floating control checks what is below it once the page has been still, and once only', () => {
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

test('a floating control ignores itself', () => {
  layUnder([screen.getByRole('button')]);
  settle();
  expect(ground()).toBe('clear');
});
