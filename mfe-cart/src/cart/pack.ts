import type { CartItem } from '@tanabana/shop/cart/cart';
import type { SaleUnit } from '@tanabana/shop/cart/saleUnit';
import { countOf, formatCount } from '@tanabana/shop/text/formatCount';
import type { Pack, PriceList } from './priceList';
import { optionOf } from './soldLine';

const pricedOption = ({ id, size }: Pick<CartItem, 'id' | 'size'>, prices: PriceList) => {
  const product = prices.get(id);
  return product && optionOf({ size }, product);
};

/** Returns undefined if the catalogue publishes no packing. */
export function packOf(line: Pick<CartItem, 'id' | 'size'>, prices: PriceList): Pack | undefined {
  const pack = pricedOption(line, prices)?.pack;
  return pack && { ...pack, isBale: prices.get(line.id)?.isRug };
}

/** Returns undefined if a unit is one piece or the product has not been read. */
export function unitOf(line: Pick<CartItem, 'id' | 'size'>, prices: PriceList): SaleUnit | undefined {
  return pricedOption(line, prices)?.unit;
}

export function hasKnownPacking(lines: readonly Pick<CartItem, 'id' | 'size'>[], prices: PriceList): boolean {
  return lines.some((line) => packOf(line, prices));
}

/** A partly filled parcel weighs less than a full one, but has the same volume. */
export function parcelsOf(quantity: number, { units, kg, m3 }: Pack) {
  const count = Math.ceil(quantity / units);
  return { count, m3: count * m3, kg: (quantity / units) * kg };
}

export function parcelOf({ isBale }: Pick<Pack, 'isBale'>): 'bale' | 'carton' {
  return isBale ? 'bale' : 'carton';
}

export const inCubicMetres = (m3: number) =>
  `about ${m3 < 1_000 ? m3.toFixed(m3 < 1 ? 2 : 1) : formatCount(Math.ceil(m3))} m³`;

/** Describes the parcels of a line, as in `3 cartons of 12, about 0.36 m³`, or `of up to 12` if they are not all full. */
export function packingText({ quantity }: Pick<CartItem, 'quantity'>, pack: Pack): string {
  const { count, m3 } = parcelsOf(quantity, pack);
  const each = quantity === count * pack.units ? 'of' : 'of up to';
  return `${countOf(count, parcelOf(pack))} ${each} ${pack.units}, ${inCubicMetres(m3)}`;
}

/** Returns the next larger quantity that fills whole cartons or bales. */
export function filledQuantity(quantity: number, { units }: Pack): number {
  return (Math.floor(quantity / units) + 1) * units;
}
