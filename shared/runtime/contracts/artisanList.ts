import * as v from 'valibot';

/** Name of the content team's record of artisans: a list of {@link ListedArtisan}. */
export const ARTISAN_LIST = 'content/artisans';

/** An artisan, as other remotes see one. */
const listedArtisanSchema = v.object({
  /** For `/artisans?openDialog=<id>`. */
  id: v.number(),
  name: v.string(),
  craft: v.string(),
  /** The maker that products name. */
  workshop: v.string(),
});

export const artisanListSchema = v.array(listedArtisanSchema);

export type ListedArtisan = v.InferOutput<typeof listedArtisanSchema>;
