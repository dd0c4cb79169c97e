import * as v from 'valibot';

export const FEED = 'feed';

export const FEED_PATH = '/feed.xml';

/** Schema of a feed, whose entries are sorted from newest to oldest. */
export const feedSchema = v.array(
  v.object({
    path: v.pipe(v.string(), v.startsWith('/')),
    title: v.string(),
    summary: v.string(),
    author: v.string(),
    category: v.string(),
    published: v.pipe(v.string(), v.isoTimestamp()),
    updated: v.pipe(v.string(), v.isoTimestamp()),
  }),
);

export type Feed = v.InferOutput<typeof feedSchema>;
