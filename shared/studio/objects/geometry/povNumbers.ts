import type { Vector } from './vector';

/** A number as scene text: four decimals at most, never `-0`. */
export function povNumber(value: number): string {
  const rounded = Math.round(value * 1e4) / 1e4;
  return String(rounded === 0 ? 0 : rounded);
}

/** A vector as scene text. */
export function povVector(values: Vector | readonly [number, number]): string {
  return `<${values.map(povNumber).join(',')}>`;
}
