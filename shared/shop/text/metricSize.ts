const CENTIMETRES = { ft: 30.48, in: 2.54 } as const;

const MEASURES = /([\d.]+)(?:(?: ft| in)?( x | to | and )([\d.]+))? (ft|in)\b/;

/**
 * Converts the measures of a size to whole centimetres: `8 x 10 ft` becomes `244 × 305 cm`, and `Pair, 4 and 6 in`
 * becomes `10 and 15 cm`. Returns an empty text for a size without feet or inches.
 */
export function metricSize(size: string): string {
  const [, first = '', between = '', second = '', unit] = MEASURES.exec(size) ?? [];
  if (unit !== 'ft' && unit !== 'in') return '';
  const centimetres = (text: string) => text && String(Math.round(Number(text) * CENTIMETRES[unit]));
  return `${centimetres(first)}${between.replace('x', '×')}${centimetres(second)} cm`;
}

/** Adds centimetres to a size in feet or inches, as in `8 x 10 ft (244 × 305 cm)`. */
export function withCentimetres(size: string): string {
  const metric = metricSize(size);
  return metric ? `${size} (${metric})` : size;
}
