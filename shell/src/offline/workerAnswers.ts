import * as v from 'valibot';

/** The service worker's answer to `list`. */
export const keptPagesSchema = v.array(
  v.object({ address: v.pipe(v.string(), v.startsWith('/')), title: v.string(), keptAt: v.number() }),
);

/** Its answer to `state`: when the page's document was kept, if it is a kept one, and why it is shown. */
export const shownSchema = v.nullable(
  v.object({ keptAt: v.number(), because: v.picklist(['gone', 'slow']), isRenewed: v.boolean() }),
);

export type KeptPage = v.InferOutput<typeof keptPagesSchema>[number];
export type ShownCopy = NonNullable<v.InferOutput<typeof shownSchema>>;
