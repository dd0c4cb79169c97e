import { isRugCategory } from '@tanabana/runtime/cart/cart';
import type { RawItem } from '../catalogue/rawItem';
import { packParcel } from './packParcel';
import { rugUnits } from './rugUnits';
import type { TradeFacts, TradeUnit } from './tradeFacts';
import type { CraftKind, TradeRules } from './tradeRules';

/** Maximum weight of a carton for one person, in kilograms. */
const MAX_CARTON = 20;

/**
 * Collects the facts of trade of a product: those of its kind, and its own, which replace them.
 * @param category name of the merged category
 * @throws {Error} naming the product and the missing or contradictory fact
 */
export function tradeFactsOf(item: RawItem, category: string, rules: TradeRules): TradeFacts {
  const { kind: named, units: measured = {}, ...own } = item.trade ?? {};
  const isRug = isRugCategory(category);
  const name = named ?? (isRug ? (item.weavingTechnique ?? '').trim() : '');
  const sizes = Array.isArray(item.price) ? item.price.map(({ size }) => size) : [];
  try {
    const kind = isRug ? rules.rugs[name] : rules.crafts[name];
    if (!kind) throw new Error(`trade.json has no kind "${name}"`);
    const { hsn, making, sample, packing } = kind;
    const isMeasured = 'inner' in kind;
    const isInStock = isMeasured && kind.isInStock;
    const units = isMeasured ? craftUnits(sizes, measured, kind) : rugUnits(sizes, item.details, kind);
    return { isInStock, hsn, making, sample, packing, ...own, country: rules.country, units };
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    throw new Error(`Product ${item.id}: ${problem}`, { cause: error });
  }
}

type Measured = NonNullable<NonNullable<RawItem['trade']>['units']>;

/** Packs the measured sizes of a product that is not a rug. */
function craftUnits(
  sizes: readonly string[],
  measured: Measured,
  { padding, inner }: CraftKind,
): TradeUnit[] {
  const surplus = Object.keys(measured).find((size) => !sizes.includes(size));
  if (surplus) throw new Error(`trade.units has "${surplus}", which is not sold`);
  return sizes.map((size) => {
    const unit = measured[size];
    if (!unit) throw new Error(`trade.units lacks the size "${size}"`);
    const { grams, cm, bundle } = unit;
    const kg = grams / 1000;
    if (!bundle && cm.length < 3) throw new Error(`"${size}" is flat and needs a bundle: how it is folded`);
    const packed = (bundle ?? cm).map((side) => side + padding);
    return { size, cm, kg, packed, ...packParcel({ packed, kg }, MAX_CARTON, inner) };
  });
}
