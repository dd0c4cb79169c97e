import * as v from 'valibot';

const numberOrDigits = v.union([v.number(), v.pipe(v.string(), v.decimal(), v.transform(Number))]);

export const storedId = v.pipe(numberOrDigits, v.safeInteger(), v.minValue(1));

/** Schema of a trimmed text. A missing or invalid text becomes empty. */
export const storedText = v.fallback(v.pipe(v.string(), v.trim()), '');

/** Schema of an amount of rupees or units. A missing or invalid amount becomes 0. */
export const storedAmount = v.fallback(
  v.pipe(
    numberOrDigits,
    v.minValue(0),
    v.maxValue(Number.MAX_SAFE_INTEGER),
    v.transform((amount) => amount || 0),
  ),
  0,
);
