import { packParcel, rounded } from './packParcel';
import type { TradeUnit } from './tradeFacts';
import type { RugKind } from './tradeRules';

const CENTIMETRES_PER_FOOT = 30.48;

/** Diameter of the tube of a roll, in centimetres. */
const TUBE = 8;
/** Width of the wrapping of a roll, in centimetres. */
const WRAPPING = 10;
/** Maximum weight of a bale for two people, in kilograms. */
const MAX_BALE = 30;

/**
 * Returns the mean of the numbers in a detail: `Pile height: 8 to 10 mm` → 9.
 * @param label pattern of the detail's label
 * @returns undefined if there is no such detail
 * @internal
 */
export function measureIn(details: readonly string[], label: RegExp): number | undefined {
  const text = details.find((detail) => label.test(detail));
  const numbers = text?.match(/\d+(\.\d+)?/g)?.map(Number);
  return numbers && numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

/**
 * Calculates weight and packing of a rug in each of its sizes, from its thickness and knots.
 * @param sizes as in `5 x 7 ft`
 * @throws {Error} naming the size or the detail that is missing
 */
export function rugUnits(
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
    // The edge of the rug, wound around a tube.
    const edge = along * ((thickness + foundationMillimetres) / 10);
    const diameter = Math.ceil(Math.sqrt(TUBE ** 2 + (4 * edge) / Math.PI));
    const packed = [across + WRAPPING, diameter, diameter];
    return { size, cm, kg, packed, ...packParcel({ packed, kg }, MAX_BALE, 1) };
  });
}
