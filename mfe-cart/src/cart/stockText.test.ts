import { priceListOf } from './catalogueRecords.testing';
import { published } from '../filling/samplePrices.testing';
import { stockText } from './stockText';

const [rug, vase, bowls] = published;
const trade = { hsn: '6913', isInStock: true, making: { from: 4, to: 6 } };
const prices = priceListOf([
  { ...rug, trade: { ...trade, isInStock: false, making: { from: 12, to: 20 } } },
  { ...vase, trade },
  bowls,
]);

test('stockText says what is in stock, and how long other pieces take', () => {
  expect(stockText(prices.get(30001), 25)).toBe('In stock: dispatched within 48 hours');
  expect(stockText(prices.get(30001), 26)).toBe('25 in stock, the others made to order');
  expect(stockText(prices.get(10001), 25)).toBe('Made to order: 12 to 20 weeks a rug');
  expect(stockText(prices.get(30002), 25)).toBe('');
});
