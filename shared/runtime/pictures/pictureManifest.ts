import * as v from 'valibot';

/** What a deployable's `pictures/manifest.json` says of each picture, by its name. */
export const pictureManifestSchema = v.record(
  v.string(),
  v.object({
    width: v.number(),
    height: v.number(),
    /** Average colour, shown until the picture is there. */
    color: v.string(),
    alt: v.string(),
  }),
);
