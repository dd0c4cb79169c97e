import * as v from 'valibot';

/** Name of the content team's record of artisans: a list of {@link ListedArtisan}. */
export const ARTISAN_LIST = 'content/artisans';

export const artisanListSchema = v.array(
  v.object({
    /** For `/artisans?openDialog=<id>`. */
    id: v.number(),
    name: v.string(),
    craft: v.string(),
    /** The maker that products name. */
    workshop: v.string(),
  }),
);

export type ListedArtisan = v.InferOutput<typeof artisanListSchema>[number];
