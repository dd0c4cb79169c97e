import { addressListSchema } from '@tanabana/runtime/contracts/addressList';
import { feedSchema } from '@tanabana/runtime/contracts/feed';
import * as v from 'valibot';

const artisans = v.array(
  v.object({
    /** For `/artisans?openDialog=<id>`. */
    id: v.number(),
    name: v.string(),
    craft: v.string(),
    /** Name of the workshop, with which the manufacturer of its products begins. */
    workshop: v.string(),
  }),
);

/** Schemas of the public records. The build fails if the data do not fit. */
export const records = { artisans, addresses: addressListSchema, feed: feedSchema };
