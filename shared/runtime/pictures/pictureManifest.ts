import * as v from 'valibot';

/** Schema of a deployable's `pictures/manifest.json`: pictures by name. */
export const pictureManifestSchema = v.record(
  v.string(),
  v.object({
    width: v.number(),
    height: v.number(),
    /** Average colour, shown until the picture is loaded. */
    color: v.string(),
    alt: v.string(),
    /** Width of its close-up, a file in AVIF only; absent without one. */
    widest: v.optional(v.number()),
    /** Hash of the picture's files, which their names carry; added by a build that names files by their content. */
    hash: v.optional(v.string()),
  }),
);

export type PictureManifest = v.InferOutput<typeof pictureManifestSchema>;
