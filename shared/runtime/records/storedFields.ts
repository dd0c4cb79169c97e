import * as v from 'valibot';

const numberOrDigits = v.union([v.number(), v.pipe(v.string(), v.decimal(), v.transform(Number))]);

export const storedId = v.pipe(numberOrDigits, v.safeInteger(), v.minValue(1));

/** A trimmed text; empty if missing or invalid. */
export const storedText = v.fallback(v.pipe(v.string(), v.trim()), '');

/** An amount of rupees or units; 0 if missing or invalid. */
export const storedAmount = v.fallback(
  v.pipe(
    numberOrDigits,
    v.minValue(0),
    v.maxValue(Number.MAX_SAFE_INTEGER),
    v.transform((amount) => amount || 0),
  ),
  0,
);
