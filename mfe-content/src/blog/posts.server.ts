import type { Post, PostSummary } from './postSchema';
import { summarise } from './postSchema';

/** All posts, inserted by the server build. */
declare const POSTS: readonly Post[];

const posts = POSTS;

/** Loads all posts as the list shows them, newest first. */
export function loadPosts(): Promise<PostSummary[]> {
  return Promise.resolve(posts.map(summarise));
}

/**
 * Loads a post.
 * @returns null when there is no such post
 */
export function loadPost(id: string): Promise<Post | null> {
  return Promise.resolve(posts.find((post) => post.id === id) ?? null);
}
