import * as v from 'valibot';
import { postSummarySchema, type Post, type PostSummary } from './postSchema';

/** A post without its text and comments. */
export function summarise(post: Post): PostSummary {
  return v.parse(postSummarySchema, post);
}
