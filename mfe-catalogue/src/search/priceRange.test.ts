import { extractPriceRange } from './priceRange';

test.each([
  ['under 1000', 1, 1000],
  ['under 1,00,000', 1, 100_000],
  ['below ₹2,000', 1, 2000],
  ['upto rs. 900', 1, 900],
  ['less than 1.5k', 1, 1500],
  ['< 1000', 1, 1000],
  ['1000 se kam', 1, 1000],
  ['1k to 3k', 1000, 3000],
  ['1-3k', 1000, 3000],
  ['between 2000 and 3000', 2000, 3000],
  ['₹1,500 – ₹2,500', 1500, 2500],
  ['above 4000', 4000, Infinity],
  ['more than 1 lakh', 100_000, Infinity],
  ['₹2,000', 1600, 2400],
  ['2000 rupees', 1600, 2400],
])('%s is a price', (text, lowest, highest) =>
  expect(extractPriceRange(text)).toMatchObject({
    range: { lowest, highest },
    label: text,
    rest: expect.stringMatching(/^\s*$/) as string,
  }),
);

test.each([
  '8-10 ft',
  '10001',
  'set of 6',
  '8x10',
  '10001 10002',
  'from jaipur',
  'over the door',
  '300 ml',
  'under 30,00',
  '₹30,00',
])('%s is no price', (text) => expect(extractPriceRange(text)).toEqual({ rest: text }));

test('the rest is the text without the price', () => {
  expect(extractPriceRange('gift below ₹2,000 in brass').rest.split(/\s+/)).toEqual(['gift', 'in', 'brass']);
});
