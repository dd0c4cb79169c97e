import type { Post, PostSummary } from './postSchema';
import { summarise } from './postSchema';

/** Inserted by the server build. */
declare const POSTS: readonly Post[];

const posts = POSTS;

export function loadPosts(): Promise<PostSummary[]> {
  return Promise.resolve(posts.map(summarise));
}

/** Resolves with null when there is no such post. */
export function loadPost(id: string): Promise<Post | null> {
  return Promise.resolve(posts.find((post) => post.id === id) ?? null);
}
