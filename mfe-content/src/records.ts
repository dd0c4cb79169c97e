import { addressListSchema } from '@tanabana/contract/remotes/addressList';
import { feedSchema } from '@tanabana/contract/routes/feed';
import * as v from 'valibot';

const artisans = v.array(
  v.object({
    /** Id of the artisan in the address of the story, which is `/artisans?openDialog=<id>`. */
    id: v.number(),
    name: v.string(),
    craft: v.string(),
    /**
     * Name of the artisan's workshop. In the catalogue, the field `manufacturer` of the workshop's products starts with
     * this name.
     */
    workshop: v.string(),
  }),
);

/** The build fails if the data do not match. */
export const records = { artisans, addresses: addressListSchema, feed: feedSchema };
