import { isRugCategory } from '@tanabana/runtime/cart/cart';
import type { TradeFacts, TradeUnit } from '../src/trade/tradeFacts';
import type { RawItem } from './rawItem';
import { packParcel, rounded } from './packParcel';
import type { CraftKind, TradeRules, RugKind } from './tradeRules';

/** Maximum weight of a carton in kilograms, so that one person can carry it. */
const MAX_CARTON = 20;

/**
 * Collects the trade data of a product. Values in the product's file replace the values that `trade.json` has for the
 * kind of product. Errors name the product.
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

const CENTIMETRES_PER_FOOT = 30.48;

/** Diameter of the tube around which a rug is rolled, in centimetres. */
const TUBE = 8;
/** Centimetres that the wrapping adds to the length of a roll. */
const WRAPPING = 10;
/** Maximum weight of a bale in kilograms, so that two people can carry it. */
const MAX_BALE = 30;

/**
 * Returns the mean of the numbers in a detail: 9 for `Pile height: 8 to 10 mm`.
 * @internal
 */
export function measureIn(details: readonly string[], label: RegExp): number | undefined {
  const text = details.find((detail) => label.test(detail));
  const numbers = text?.match(/\d+(\.\d+)?/g)?.map(Number);
  return numbers && numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

/**
 * Calculates weight and packing of a rug in each size, from the thickness and the knots per square inch in its details.
 */
function rugUnits(
  sizes: readonly string[],
  details: readonly string[],
  { gramsPerSquareMetre: { base, knot, millimetre }, foundationMillimetres }: RugKind,
): TradeUnit[] {
  const thickness = measureIn(details, /^(Pile height|Thickness):/);
  if (thickness === undefined) throw new Error('details lack "Pile height" or "Thickness"');
  const knots = measureIn(details, /^Knots:/);
  if (knot > 0 && knots === undefined) throw new Error('details lack "Knots"');
  const gramsPerSquareMetre = base + knot * (knots ?? 0) + millimetre * thickness;
  return sizes.map((size) => {
    const [, width, length] = /^([\d.]+) x ([\d.]+) ft$/.exec(size) ?? [];
    if (!width || !length) throw new Error(`the size "${size}" is not in feet`);
    const cm = [width, length].map((feet) => Math.round(Number(feet) * CENTIMETRES_PER_FOOT));
    const [across = 0, along = 0] = cm;
    const kg = rounded(((across * along) / 10_000) * (gramsPerSquareMetre / 1000));
    // Area of the rug's cross-section in square centimetres. In a roll, this area forms a ring around the tube.
    const edge = along * ((thickness + foundationMillimetres) / 10);
    const diameter = Math.ceil(Math.sqrt(TUBE ** 2 + (4 * edge) / Math.PI));
    const packed = [across + WRAPPING, diameter, diameter];
    return { size, cm, kg, packed, ...packParcel({ packed, kg }, MAX_BALE, 1) };
  });
}
