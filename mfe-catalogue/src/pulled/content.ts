// Contract of the remote `content`, written by `npm run contracts -- pull`. Do not edit.
import * as v from 'valibot';

export const artisans = v.array(
  v.object({ id: v.number(), name: v.string(), craft: v.string(), workshop: v.string() }),
);

/** Records and fragments of the remote `content` that this remote uses. */
export const content = {
  records: { 'content/artisans': artisans },
  fragments: {},
};
