// Contract of content, written by `npm run contracts -- pull`.
import * as v from 'valibot';

export const artisans = v.array(
  v.object({ id: v.number(), name: v.string(), craft: v.string(), workshop: v.string() }),
);

/** Everything that this remote uses of content. */
export const content = {
  records: { 'content/artisans': artisans },
  fragments: {},
};
