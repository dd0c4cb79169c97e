import { createHash } from 'node:crypto';
import * as v from 'valibot';

const HANDLE = /^[a-z\d]+(-[a-z\d]+)*$/;

/** A product is named by a number, or by a handle as in `blue-vase`, of which its number follows. */
export const productIdSchema = v.union(
  [
    v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    v.pipe(v.string(), v.regex(HANDLE), v.regex(/\D/), v.transform(numberOf)),
  ],
  'An id is a number or a handle as in "blue-vase"',
);

/** Returns a number of at most 15 digits, as addresses of products have. */
function numberOf(handle: string): number {
  return parseInt(createHash('sha256').update(handle).digest('hex').slice(0, 12), 16) || 1;
}
