import * as v from 'valibot';

/** Name of the record in which a remote lists its pages with dynamic paths, such as products or posts. */
export const ADDRESSES = 'addresses';

const path = v.pipe(v.string(), v.startsWith('/'));

/**
 * Schema of the record: paths, as in `/product/10001`, with an optional date of the last change, as in `2026-11-26`.
 */
export const addressListSchema = v.array(
  v.union([path, v.object({ path, modified: v.pipe(v.string(), v.isoDate()) })]),
);

export type AddressList = v.InferOutput<typeof addressListSchema>;
