import { summarise, type Post, type PostSummary } from './postSchema';

/** All posts. The server build inserts them. */
declare const POSTS: readonly Post[];

export function loadPosts(): Promise<PostSummary[]> {
  return Promise.resolve(POSTS.map(summarise));
}

export function loadPost(id: string): Promise<Post | null> {
  return Promise.resolve(POSTS.find((post) => post.id === id) ?? null);
}
