import * as v from 'valibot';

/** The record in which a remote lists addresses of its pages that a route pattern does not name: its products, its posts. */
export const ADDRESSES = 'addresses';

/** Paths, as in `/product/10001`. */
export const addressListSchema = v.array(v.pipe(v.string(), v.startsWith('/')));
