import * as v from 'valibot';

const numberOrDigits = v.union([v.number(), v.pipe(v.string(), v.decimal(), v.transform(Number))]);

/** An id of a product, as a number or in digits. */
export const storedId = v.pipe(numberOrDigits, v.safeInteger(), v.minValue(1));

/** A text without spaces around it; empty where none is stored. */
export const storedText = v.fallback(v.pipe(v.string(), v.trim()), '');

/** An amount of rupees or units, 0 or more; 0 where none is stored that can be counted. */
export const storedAmount = v.fallback(
  v.pipe(
    numberOrDigits,
    v.minValue(0),
    v.maxValue(Number.MAX_SAFE_INTEGER),
    v.transform((amount) => amount || 0),
  ),
  0,
);
