import type { TradeUnit } from './tradeFacts';

/** Longest sides of a parcel in centimetres, largest first; a larger unit is a parcel of its own. */
const LONGEST_SIDES = [60, 50, 50];

/** Centimetres that the board or cloth of a parcel adds to each side. */
const WALL = 2;

/** Weight of packing, in kilograms per square centimetre of its surface. */
const BOX = 0.000_06;
const BOARD = 0.000_08;

type Parcel = Pick<TradeUnit, 'perParcel' | 'parcel' | 'parcelKg'>;

function surface([a = 0, b = 0, c = 0]: readonly number[]): number {
  return 2 * (a * b + b * c + a * c);
}

const descending = (sides: readonly number[]) => [...sides].sort((a, b) => b - a);

/** Whole numbers from 1 to a limit, at least 1. */
const upTo = (limit: number) =>
  Array.from({ length: Math.max(1, Math.floor(limit)) }, (_, index) => index + 1);

/**
 * Packs as many equal units as one person can carry into a parcel, in layers.
 * @param unit sides in centimetres, and weight in kilograms without packing
 * @param most weight of the units in kilograms
 * @param inner the parcel contains a multiple of this number
 */
export function packParcel(
  { packed, kg }: Pick<TradeUnit, 'packed' | 'kg'>,
  most: number,
  inner: number,
): Parcel {
  const sides = descending(packed);
  const fitting = LONGEST_SIDES.map((limit, index) => upTo((limit - WALL) / (sides[index] ?? 1)));
  const [along = [], across = [], high = []] = fitting;
  const layouts = along.flatMap((x) => across.flatMap((y) => high.map((z) => [x, y, z] as const)));
  const count = ([x, y, z]: readonly [number, number, number]) => x * y * z;
  const packedKg = kg * 1.1 + BOX * surface(sides);
  const heaviest = Math.max(inner, Math.floor(most / packedKg));
  const allowed = layouts.filter((layout) => count(layout) <= heaviest && count(layout) % inner === 0);
  const layout = allowed.sort((a, b) => count(b) - count(a) || Math.max(...a) - Math.max(...b))[0];
  // Units that are too large for two in a layer still come in whole inner boxes.
  const chosen = layout ?? ([1, 1, inner] as const);
  const parcel = descending(sides.map((side, index) => side * (chosen[index] ?? 1) + WALL));
  return {
    perParcel: count(chosen),
    parcel,
    parcelKg: rounded(count(chosen) * packedKg + BOARD * surface(parcel)),
  };
}

/** Rounds kilograms to what a scale for such a weight shows. */
export function rounded(kg: number): number {
  return Number(kg.toFixed(kg < 1 ? 2 : 1));
}
