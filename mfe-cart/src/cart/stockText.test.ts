import { published } from '../lines/samplePrices.testing';
import { priceListOf } from './catalogueRecords.testing';
import type { PricedProduct } from './priceList';
import { stockText } from './stockText';

const trade = { hsn: '6913', isInStock: true, making: { from: 4, to: 6 } };
const prices = priceListOf(published);

function stockOf(
  id: number,
  quantity: number,
  change: (product: PricedProduct) => Partial<PricedProduct>,
  dispatchTime?: string,
) {
  const product = prices.get(id);
  if (!product) throw new Error(`Product ${id} is not published`);
  const changed = { ...product, ...change(product) };
  return stockText({ size: product.sizes[0]?.size ?? '', quantity }, changed, dispatchTime);
}

test('stockText says what is in stock, and how long other pieces take', () => {
  expect(stockOf(30001, 25, () => ({ trade }), '48 hours')).toBe('In stock: dispatched within 48 hours');
  expect(stockOf(30001, 25, () => ({ trade }))).toBe('In stock');
  expect(stockOf(30001, 26, () => ({ trade }))).toBe(
    '25 in stock, the other 1 made to order: 4 to 6 weeks for 25 units',
  );
  const made = { ...trade, isInStock: false };
  expect(stockOf(10001, 25, () => ({ trade: made }))).toBe('Made to order: 4 to 6 weeks for 25 units');
  const woven = ({ sizes }: PricedProduct) => ({
    trade: made,
    sizes: sizes.map((option) => ({ ...option, weeks: 12 })),
  });
  expect(stockOf(10001, 25, woven)).toBe('Made to order: about 12 weeks for 25 units');
  expect(stockOf(30002, 25, () => ({}))).toBe('');
});
