import type { TradeUnit } from '../src/trade/tradeFacts';

/** Maximum sides of a parcel in centimetres, in descending order. A unit with longer sides is packed alone. */
const MAX_SIDES = [60, 50, 50];

/** Centimetres that the parcel's material adds to each dimension. */
const WALL = 2;

/** Weights of a unit's box and of a parcel's cardboard, in kilograms per square centimetre of surface. */
const UNIT_BOX = 0.000_06;
const PARCEL_BOARD = 0.000_08;

type Parcel = Pick<TradeUnit, 'perParcel' | 'parcel' | 'parcelKg'>;

function surface([a = 0, b = 0, c = 0]: readonly number[]): number {
  return 2 * (a * b + b * c + a * c);
}

const descending = (sides: readonly number[]) => [...sides].sort((a, b) => b - a);

/** Returns the integers from 1 to a limit, or only 1 if the limit is smaller. */
const upTo = (limit: number) =>
  Array.from({ length: Math.max(1, Math.floor(limit)) }, (_, index) => index + 1);

/**
 * Arranges equal units in a parcel in rows and layers. The parcel contains as many units as the maximum weight and size
 * allow, and only complete inner boxes.
 * @param unit sides in centimetres, and weight in kilograms without packing
 */
export function packParcel(
  { packed, kg }: Pick<TradeUnit, 'packed' | 'kg'>,
  maxKg: number,
  inner: number,
): Parcel {
  const sides = descending(packed);
  const fitting = MAX_SIDES.map((limit, index) => upTo((limit - WALL) / (sides[index] ?? 1)));
  const [along = [], across = [], high = []] = fitting;
  const layouts = along.flatMap((x) => across.flatMap((y) => high.map((z) => [x, y, z] as const)));
  const count = ([x, y, z]: readonly [number, number, number]) => x * y * z;
  const packedKg = kg * 1.1 + UNIT_BOX * surface(sides);
  const maxCount = Math.max(inner, Math.floor(maxKg / packedKg));
  const [layout = [1, 1, inner] as const] = layouts
    .filter((candidate) => count(candidate) <= maxCount && count(candidate) % inner === 0)
    .sort((a, b) => count(b) - count(a) || Math.max(...a) - Math.max(...b));
  const parcel = descending(sides.map((side, index) => side * (layout[index] ?? 1) + WALL));
  return {
    perParcel: count(layout),
    parcel,
    parcelKg: rounded(count(layout) * packedKg + PARCEL_BOARD * surface(parcel)),
  };
}

export function rounded(kg: number): number {
  return Number(kg.toFixed(kg < 1 ? 2 : 1));
}
