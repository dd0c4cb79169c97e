import * as v from 'valibot';

export const pictureManifestSchema = v.record(
  v.string(),
  v.object({
    width: v.number(),
    height: v.number(),
    /** Average colour, which is displayed until the picture is loaded. */
    color: v.string(),
    alt: v.string(),
    /** Width of the close-up, in pixels. A close-up has an AVIF file only. */
    widest: v.optional(v.number()),
    /** Hash in the names of the picture's files. Set only by builds with hashed file names. */
    hash: v.optional(v.string()),
  }),
);

export type PictureManifest = v.InferOutput<typeof pictureManifestSchema>;
