import * as v from 'valibot';

export const POST_CATEGORIES = ['Crafts', 'Textiles', 'Sustainability', 'Culture', 'Artists'] as const;

const text = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'));
const address = v.pipe(v.string(), v.url(), v.startsWith('https://', 'must begin with https://'));
const moment = v.pipe(v.string(), v.isoTimestamp());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

export const authorSchema = v.strictObject({
  name: text,
  /** Name of the drawing in `content/emblems.json` that represents the author. */
  avatar: text,
  bio: text,
  socialLinks: v.strictObject({ instagram: v.optional(address), website: v.optional(address) }),
});

const replySchema = v.strictObject({
  id: text,
  author: v.strictObject({ name: text, avatar: text, isAuthor: v.optional(v.boolean(), false) }),
  content: text,
  publishedAt: moment,
  likes: count,
});

export const commentSchema = v.strictObject({
  ...replySchema.entries,
  replies: v.optional(v.array(replySchema), []),
});

/** Schema of a post's entry in the list of posts (§3). */
export const postSummarySchema = v.object({
  id: v.pipe(
    v.string(),
    v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be words of small letters with hyphens between'),
  ),
  title: text,
  excerpt: text,
  author: authorSchema,
  category: v.picklist(POST_CATEGORIES),
  tags: v.pipe(v.array(text), v.minLength(1)),
  publishedAt: moment,
  updatedAt: moment,
  /** In minutes. */
  readTime: v.pipe(count, v.minValue(1)),
  image: text,
  likes: count,
  commentsCount: count,
  featured: v.boolean(),
  metaDescription: text,
});

export const postSchema = v.strictObject({
  ...postSummarySchema.entries,
  /** HTML, sanitised by the build. */
  content: text,
  comments: v.array(commentSchema),
  /** Products of the catalogue whose craft the post describes. */
  products: v.array(v.strictObject({ id: v.number(), name: text })),
});

export type PostCategory = (typeof POST_CATEGORIES)[number];
export type Author = v.InferOutput<typeof authorSchema>;
export type Reply = v.InferOutput<typeof replySchema>;
export type Comment = v.InferOutput<typeof commentSchema>;
export type PostSummary = v.InferOutput<typeof postSummarySchema>;
export type Post = v.InferOutput<typeof postSchema>;

export function summarise(post: Post): PostSummary {
  return v.parse(postSummarySchema, post);
}
