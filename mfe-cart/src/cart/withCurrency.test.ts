import { inShopWriting, priceProblem, withCurrency } from './withCurrency';

test.each([
  ['1.250,75', '₹1,250.75'],
  ['₹ 1.25.000,50', '₹ 1.25.000,50'],
  ['125.000,5', '₹1,25,000.5'],
  ['12,50 €', '12.50 €'],
  ['EUR 1.250.000', 'EUR 12,50,000'],
  ['1,250.75', '₹1,250.75'],
  ['1,25,000', '₹1,25,000'],
  ['85,000', '₹85,000'],
  ['12.50', '₹12.50'],
  ['1250', '₹1,250'],
])('withCurrency writes %s as %s', (typed, written) => expect(withCurrency(typed)).toBe(written));

test.each(['1.250', '₹1.250', 'EUR 12.000'])('%s may mean a thousand', (price) =>
  expect(priceProblem(price)).toMatch(/^“[\d.]+” may mean a thousand\. Write \d+ or [\d.]+\.$/),
);

test.each(['1.25', '1.2500', '1250', '1,250', '1,250.755', '0.125', '1.250.000'])('%s is clear', (price) =>
  expect(priceProblem(price)).toBeUndefined(),
);

test('inShopWriting does not change other texts', () => {
  for (const text of ['', 'about 900', '900/-', '10,00,000', '850 to 900', 'per dozen, 12'])
    expect(inShopWriting(text)).toBe(text);
});
