import { minimumOrder } from '@tanabana/shop/cart/cart';
import type { TradeFacts, TradeUnit } from '../src/trade/tradeFacts';
import { type RawGroup, type RawItem, variantName } from './rawItem';
import { packParcel, rounded } from './packParcel';
import type { CraftKind, TradeRules, RugKind } from './tradeRules';

/** Maximum weight of a carton in kilograms, so that one person can carry it. */
const MAX_CARTON = 20;

/**
 * Collects the trade data of a product. Values in the product's file replace the values that `trade.json` has for the
 * kind of product. Errors name the product.
 */
export function tradeFactsOf(
  item: RawItem,
  { hasRugs }: Pick<RawGroup, 'hasRugs'>,
  rules: TradeRules,
): TradeFacts {
  const { kind: named, units: measured = {}, weaving, looms, making, ...own } = item.trade ?? {};
  const name = named ?? (hasRugs ? (item.weavingTechnique ?? '').trim() : '');
  const sizes = Array.isArray(item.price) ? item.price.map(variantName) : [];
  try {
    if (hasRugs) {
      if (making) throw new Error('trade of a rug has "weaving" instead of "making"');
      const kind = kindOf(rules.rugs, name);
      const units = rugUnits(sizes, item.details, kind);
      const woven = weavingTime(units, weaving ?? kind.weaving, looms ?? kind.looms);
      return {
        ...factsOf(kind),
        isInStock: item.stock === 'in stock',
        ...own,
        country: rules.country,
        ...woven,
      };
    }
    if (weaving ?? looms) throw new Error('only the trade of rugs has "weaving" and "looms"');
    const kind = kindOf(rules.crafts, name);
    const units = craftUnits(sizes, measured, kind);
    const isInStock = item.stock === undefined ? kind.isInStock : item.stock === 'in stock';
    const made = { making: making ?? kind.making, units };
    return { ...factsOf(kind), isInStock, ...own, country: rules.country, ...made };
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    throw new Error(`Product ${item.id}: ${problem}`, { cause: error });
  }
}

function kindOf<Kind>(kinds: Readonly<Record<string, Kind>>, name: string): Kind {
  const kind = kinds[name];
  if (!kind) throw new Error(`trade.json has no kind "${name}"`);
  return kind;
}

const factsOf = ({ hsn, sample, packing }: RugKind | CraftKind) => ({ hsn, sample, packing });

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

/**
 * Calculates how long the minimum order quantity is on the looms. The time grows with the area, from the smallest to the
 * largest size.
 */
function weavingTime(
  units: TradeUnit[],
  { from, to }: RugKind['weaving'],
  looms: number,
): Pick<TradeFacts, 'making' | 'units'> {
  const rounds = Math.ceil(minimumOrder() / looms);
  const areas = units.map(({ cm: [width = 0, length = 0] }) => width * length);
  const least = Math.min(...areas);
  const range = Math.max(...areas) - least;
  const weeksFor = (area: number) => Math.round(from + ((area - least) / range) * (to - from)) * rounds;
  return {
    making: { from: from * rounds, to: to * rounds },
    units: range > 0 ? units.map((unit, index) => ({ ...unit, weeks: weeksFor(areas[index] ?? 0) })) : units,
  };
}
