import * as v from 'valibot';

/** The service worker's answer to `list`. */
export const keptPagesSchema = v.array(
  v.object({ address: v.pipe(v.string(), v.startsWith('/')), title: v.string(), keptAt: v.number() }),
);

/**
 * Its answer to `state` for a kept document: when it was kept, and why it is shown (`gone`, `slow`). Made of what the
 * shell checks its other data with, so that no first visit loads more for it.
 */
export const shownSchema = v.object({ keptAt: v.number(), because: v.string(), isRenewed: v.boolean() });

export type KeptPage = v.InferOutput<typeof keptPagesSchema>[number];
export type ShownCopy = v.InferOutput<typeof shownSchema>;
