import { type CartItem, isRugCategory, MINIMUM_ORDER_QUANTITY } from '@tanabana/runtime/cart/cart';
import { countOf } from '@tanabana/runtime/text/countOf';
import { packOf, parcelOf } from './pack';
import type { PriceList, PricedProduct } from './priceList';
import { groupDigits } from '@tanabana/runtime/text/groupDigits';

type Line = Pick<CartItem, 'id' | 'category' | 'size' | 'quantity'>;

/**
 * Returns the minimum and maximum number of weeks until dispatch. Products in stock are dispatched within 48 hours, up
 * to the minimum order quantity (§9).
 */
function weeksOf({ trade }: PricedProduct, quantity: number) {
  const isReady = trade?.isInStock === true && quantity <= MINIMUM_ORDER_QUANTITY;
  return isReady ? { from: 0, to: 0 } : trade?.making;
}

/**
 * Describes the time until dispatch of a quantity. Returns an empty text if the catalogue does not publish the time.
 */
export function leadTime(product: PricedProduct | undefined, quantity: number): string {
  const weeks = product && weeksOf(product, quantity);
  if (!weeks) return '';
  return weeks.to === 0 ? 'within 48 hours' : `${weeks.from} to ${weeks.to} weeks`;
}

const inKilograms = (kg: number) => `about ${groupDigits(Math.ceil(kg))} kg`;

/** Describes number, weight and volume of the parcels. Returns an empty list if the catalogue publishes no packing. */
export function shipmentFacts(lines: readonly Line[], prices: PriceList) {
  const parcels = { carton: 0, bale: 0 };
  let kg = 0;
  let m3 = 0;
  let unknown = 0;
  for (const line of lines) {
    const pack = packOf(line, prices);
    if (!pack) {
      unknown += 1;
      continue;
    }
    const count = Math.ceil(line.quantity / pack.units);
    parcels[parcelOf(line)] += count;
    // A partly filled parcel weighs less than a full one, but has the same volume.
    kg += (line.quantity / pack.units) * pack.kg;
    m3 += count * pack.m3;
  }
  if (unknown === lines.length) return [];
  const counts = (['carton', 'bale'] as const)
    .filter((parcel) => parcels[parcel] > 0)
    .map((parcel) => countOf(parcels[parcel], parcel));
  return [
    {
      label: 'Packing',
      value: counts.join(', '),
      note: unknown > 0 ? `without ${countOf(unknown, 'product')}: we quote the packing` : '',
    },
    { label: 'Gross weight', value: inKilograms(kg), note: '' },
    { label: 'Volume', value: `about ${m3.toFixed(m3 < 1 ? 2 : 1)} m³`, note: '' },
    ...latestLeadTime(lines, prices),
  ];
}

function latestLeadTime(lines: readonly Line[], prices: PriceList) {
  const [latest] = lines
    .flatMap((line) => {
      const product = prices.get(line.id);
      const weeks = product && weeksOf(product, line.quantity);
      return weeks ? [{ ...line, product, weeks }] : [];
    })
    .sort((a, b) => b.weeks.to - a.weeks.to);
  if (!latest) return [];
  const { product, quantity, category, weeks } = latest;
  const lot = isRugCategory(category) ? 'one rug' : `${MINIMUM_ORDER_QUANTITY} pieces`;
  return [
    {
      label: 'Latest lead time',
      value: leadTime(product, quantity),
      note: weeks.to > 0 ? `for ${lot}: ${product.name}. Our quotation gives the date` : '',
    },
  ];
}
