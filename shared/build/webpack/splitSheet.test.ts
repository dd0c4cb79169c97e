/** @jest-environment jest-environment-jsdom */
import { splitSheet } from './splitSheet';

const selectors = (rules: Iterable<CSSRule>) => [...rules].map((rule) => (rule as CSSStyleRule).selectorText);

function openSheet() {
  document.head.innerHTML = '<style data-styled="active"></style><style id="last"></style>';
  const list = splitSheet(document.head.firstElementChild as HTMLStyleElement);
  const elements = () => [...document.querySelectorAll<HTMLStyleElement>('style[data-styled="active"]')];
  return { list, elements };
}

test('rules go into style elements of 32 at most, which lie together in the order of the rules', () => {
  const { list, elements } = openSheet();
  const expected = Array.from({ length: 70 }, (_, index) => `.rule${index}`);
  expected.forEach((selector, index) => list.insertRule(`${selector}{color:red}`, index));
  expect(elements().map(({ sheet }) => sheet?.cssRules.length)).toEqual([32, 32, 6]);
  expect(elements().flatMap(({ sheet }) => selectors(sheet?.cssRules ?? []))).toEqual(expected);
  expect(selectors(list.cssRules)).toEqual(expected);
  expect(document.head.lastElementChild?.id).toBe('last');
});

test('a list in parts is the list that one sheet would be, wherever rules are put in or taken out', () => {
  const { list } = openSheet();
  const expected: string[] = [];
  for (let turn = 0; turn < 400; turn += 1) {
    const place = turn < 100 ? turn : (turn * 7919) % (expected.length + 1);
    if (turn > 100 && turn % 3 === 2 && place < expected.length) {
      list.deleteRule(place);
      expected.splice(place, 1);
    } else {
      list.insertRule(`.rule${turn}{color:red}`, place);
      expected.splice(place, 0, `.rule${turn}`);
    }
  }
  expect(selectors(list.cssRules)).toEqual(expected);
});

test('a place beyond the end is refused, as by a style sheet', () => {
  const { list } = openSheet();
  expect(() => list.insertRule('.one{color:red}', 1)).toThrow(RangeError);
  expect(() => list.deleteRule(0)).toThrow(RangeError);
});
