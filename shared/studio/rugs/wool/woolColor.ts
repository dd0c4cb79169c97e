import { toRgb } from './toRgb';

/** Share of its colour that wool loses to washing and sunlight. */
const GREYING = 0.11;
/** Light that stray fibres add to the darkest dye, per channel. */
const HAZE = [7, 6, 5] as const;

/** Red, green and blue of a dye on wool, from its hex colour. */
export function woolColor(hex: string): readonly [r: number, g: number, b: number] {
  const [r, g, b] = toRgb(hex);
  const grey = GREYING * (0.3 * r + 0.59 * g + 0.11 * b);
  const washed = (level: number) => grey + (1 - GREYING) * level;
  return [HAZE[0] + washed(r), HAZE[1] + washed(g), HAZE[2] + washed(b)];
}
