import * as v from 'valibot';

/** Name of the record in which a remote lists its pages with dynamic paths, such as products or posts. */
export const ADDRESSES = 'addresses';

/** Paths, as in `/product/10001`. */
export const addressListSchema = v.array(v.pipe(v.string(), v.startsWith('/')));
