import { BORDER, COOL, FIELD, LIGHT, MEDALLION, OUTLINE, type Palette, WARM } from './palettes';

/** Dyes of motifs on one ground, each in contrast to it. */
export interface MotifDyes {
  readonly ground: number;
  /** Main dye of blossoms. */
  readonly petal: number;
  /** Second dye of blossoms. */
  readonly heart: number;
  /** Third dye of blossoms. */
  readonly eye: number;
  readonly outline: number;
  readonly stem: number;
  readonly leaf: number;
}

/**
 * Minimum distances in L*a*b*: of stems and of other dyes from the ground, and between the dyes of one
 * blossom.
 */
const LEAST = { stem: 34, other: 17, between: 14 };

/**
 * Preferred order of dyes for three kinds of blossom, by the lightness (L*) that the ground must not exceed.
 */
const TASTES = [
  {
    upTo: 52,
    leastPetal: 33,
    orders: [
      [LIGHT, WARM, COOL, FIELD, MEDALLION, BORDER],
      [WARM, FIELD, LIGHT, MEDALLION, COOL, BORDER],
      [COOL, LIGHT, MEDALLION, WARM, FIELD, BORDER],
    ],
  },
  {
    upTo: 81,
    leastPetal: 15,
    orders: [
      [LIGHT, MEDALLION, WARM, COOL, BORDER, FIELD],
      [WARM, LIGHT, MEDALLION, BORDER, COOL, FIELD],
      [MEDALLION, LIGHT, WARM, BORDER, COOL, FIELD],
    ],
  },
  {
    upTo: 100,
    leastPetal: 33,
    orders: [
      [MEDALLION, WARM, LIGHT, BORDER, COOL, FIELD],
      [BORDER, COOL, WARM, LIGHT, MEDALLION, FIELD],
      [WARM, MEDALLION, COOL, BORDER, LIGHT, FIELD],
    ],
  },
] as const;

/**
 * Chooses dyes for the motifs on a ground.
 * @param order preferred order of the dyes for blossoms
 */
export function motifDyes(palette: Palette, ground: number, order: readonly number[]): MotifDyes {
  return pick(palette, ground, order, LEAST.other);
}

/** Chooses the dyes of a ground in three orders, so that neighbouring blossoms differ. */
export function variedDyes(palette: Palette, ground: number): [MotifDyes, MotifDyes, MotifDyes] {
  const [lightness] = labOf(palette, ground);
  const { orders, leastPetal } = TASTES.find(({ upTo }) => lightness <= upTo) ?? TASTES[2];
  const [first, second, third] = orders;
  const choose = (order: readonly number[]) => pick(palette, ground, order, leastPetal);
  return [choose(first), choose(second), choose(third)];
}

function pick(palette: Palette, ground: number, order: readonly number[], leastPetal: number): MotifDyes {
  const seen: number[] = [];
  for (const dye of order) {
    const apart = seen.every((other) => distance(palette, dye, other) > LEAST.between);
    if (apart && distance(palette, dye, ground) > (seen.length === 0 ? leastPetal : LEAST.other))
      seen.push(dye);
  }
  const [petal = LIGHT, heart = OUTLINE, eye = heart] = seen;
  const leaf = [COOL, WARM, OUTLINE, LIGHT].find((dye) => distance(palette, dye, ground) > LEAST.other);
  const stem = [OUTLINE, COOL, WARM].find((dye) => distance(palette, dye, ground) > LEAST.stem);
  const outline = distance(palette, OUTLINE, ground) > 12 ? OUTLINE : ground;
  return { ground, petal, heart, eye, outline, stem: stem ?? LIGHT, leaf: leaf ?? LIGHT };
}

function distance(palette: Palette, a: number, b: number): number {
  const second = labOf(palette, b);
  return Math.hypot(...labOf(palette, a).map((value, index) => value - (second[index] ?? 0)));
}

function labOf(palette: Palette, dye: number): readonly [number, number, number] {
  const hex = palette[dye];
  if (hex === undefined) throw new RangeError(`no dye ${dye}`);
  return toLab(hex);
}

/** CIE L*a*b* of an sRGB hex colour, white D65. */
function toLab(hex: string): [number, number, number] {
  const [r, g, b] = [1, 3, 5].map((start) =>
    toLinear(Number.parseInt(hex.slice(start, start + 2), 16) / 255),
  ) as [number, number, number];
  const x = bend((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = bend(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = bend((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function toLinear(level: number): number {
  return level <= 0.04045 ? level / 12.92 : ((level + 0.055) / 1.055) ** 2.4;
}

function bend(t: number): number {
  return t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116;
}
