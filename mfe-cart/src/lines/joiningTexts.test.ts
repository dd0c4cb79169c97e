import { cartOf } from '../cart/sampleLines.testing';
import { answerText } from './answerText.testing';
import { foundItems } from './answerLine';
import { joiningTexts } from './joiningTexts';
import { productMatcher } from './productMatcher';
import { prices, published } from './samplePrices.testing';

const products = productMatcher(published, ({ id }) => prices.get(id));
const { lines } = answerText('30001, 50\nTB-NO, 30\n30002, 30\n30001, 25, 10 in', products);
const [vase] = foundItems(lines.map(({ answer }) => answer));

test('joiningTexts names the earlier line, and the quantities of a line that the cart has', () => {
  expect(joiningTexts(lines, cartOf({ ...vase!, quantity: 1_535 }))).toEqual([
    'Your cart has 1,535 units of it: 1,610 if you add these.',
    '',
    '',
    'Joins line 1.',
  ]);
  expect(joiningTexts(lines, cartOf({ ...vase!, size: '12 in' }))).toEqual(['', '', '', 'Joins line 1.']);
});

test('joiningTexts names no line if the lines have no numbers', () => {
  const unnumbered = lines.map(({ answer }) => ({ answer }));
  expect(joiningTexts(unnumbered, cartOf())[3]).toBe('Joins a line above.');
});
