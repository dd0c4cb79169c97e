import { addressListSchema } from '@tanabana/runtime/contracts/addressList';
import { feedSchema } from '@tanabana/runtime/contracts/feed';
import * as v from 'valibot';

const artisans = v.array(
  v.object({
    /** For `/artisans?openDialog=<id>`. */
    id: v.number(),
    name: v.string(),
    craft: v.string(),
    /** The maker that products name. */
    workshop: v.string(),
  }),
);

/** Schemas of the records for other remotes. A build whose data does not fit fails. */
export const records = { artisans, addresses: addressListSchema, feed: feedSchema };
