import * as v from 'valibot';
import { itemTradeSchema } from './tradeRules';

const problemsOf = (trade: object) =>
  (v.safeParse(itemTradeSchema, trade).issues ?? []).map((issue) => [v.getDotPath(issue), issue.message]);

test.each([
  ['an HSN code of three digits', { hsn: '570' }, ['hsn', 'An HSN code has 4, 6 or 8 digits']],
  [
    'a making time that ends first',
    { making: { from: 6, to: 4 } },
    ['making', 'The time ends before it begins'],
  ],
  [
    'a weight of nothing',
    { units: { S: { grams: 0, cm: [1, 1, 1] } } },
    ['units.S.grams', expect.any(String)],
  ],
  [
    'a bundle with two sides',
    { units: { S: { grams: 1, cm: [1, 1], bundle: [1, 1] } } },
    ['units.S.bundle', expect.any(String)],
  ],
  ['an unknown field', { colour: 'red' }, ['colour', expect.any(String)]],
])('%s is rejected with a message', (_, trade, problem) => {
  expect(problemsOf(trade)).toEqual([problem]);
});

test('the trade data of a product may be empty', () => {
  expect(problemsOf({})).toEqual([]);
});
