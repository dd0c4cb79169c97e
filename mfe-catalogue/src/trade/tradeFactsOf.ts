import { isRugCategory } from '@tanabana/runtime/cart/cart';
import type { RawItem } from '../catalogue/rawItem';
import { packParcel } from './packParcel';
import { rugUnits } from './rugUnits';
import type { TradeFacts, TradeUnit } from './tradeFacts';
import type { CraftKind, TradeRules } from './tradeRules';

/** Heaviest carton that one person lifts, in kilograms. */
const HEAVIEST_CARTON = 20;

const sizesOf = ({ price }: RawItem) => (Array.isArray(price) ? price.map(({ size }) => size) : []);

/**
 * Collects the facts of trade of a product: its own, and those of its kind.
 * @param category the name of its category, already merged
 * @throws {Error} naming the product and what is missing or contradicts itself
 */
export function tradeFactsOf(item: RawItem, category: string, rules: TradeRules): TradeFacts {
  const { kind: named, units: measured, ...own } = item.trade ?? {};
  const isRug = isRugCategory(category);
  const name = named ?? (isRug ? (item.weavingTechnique ?? '').trim() : '');
  try {
    const { country } = rules;
    if (isRug) {
      const kind = known(rules.rugs, name);
      const { hsn, making, sample, packing } = kind;
      const units = rugUnits(sizesOf(item), item.details, kind);
      return { isInStock: false, hsn, making, sample, packing, ...own, country, units };
    }
    const kind = known(rules.crafts, name);
    const { isInStock, hsn, making, sample, packing } = kind;
    const units = craftUnits(item, measured ?? {}, kind);
    return { isInStock, hsn, making, sample, packing, ...own, country, units };
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    throw new Error(`Product ${item.id}: ${problem}`, { cause: error });
  }
}

function known<Kind>(kinds: Readonly<Record<string, Kind>>, name: string): Kind {
  const kind = kinds[name];
  if (!kind) throw new Error(`trade.json has no kind "${name}"`);
  return kind;
}

type Measured = NonNullable<NonNullable<RawItem['trade']>['units']>;

/** Packs the measured sizes of a product that is not a rug. */
function craftUnits(item: RawItem, measured: Measured, { padding, inner }: CraftKind): TradeUnit[] {
  const sizes = sizesOf(item);
  const surplus = Object.keys(measured).find((size) => !sizes.includes(size));
  if (surplus) throw new Error(`trade.units has "${surplus}", which is not sold`);
  return sizes.map((size) => {
    const unit = measured[size];
    if (!unit) throw new Error(`trade.units lacks the size "${size}"`);
    const { grams, cm, bundle } = unit;
    const kg = grams / 1000;
    if (!bundle && cm.length < 3) throw new Error(`"${size}" is flat and needs a bundle: how it is folded`);
    const packed = (bundle ?? cm).map((side) => side + padding);
    return { size, cm, kg, packed, ...packParcel({ packed, kg }, HEAVIEST_CARTON, inner) };
  });
}
