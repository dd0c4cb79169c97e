import type { Comment } from './postSchema';

/** Adds a comment at the top (§4). Ignores blank text (§5). */
export function addComment(
  comments: readonly Comment[],
  { content, name, now }: { readonly content: string; readonly name: string; readonly now: number },
): readonly Comment[] {
  const text = content.trim();
  if (!text) return comments;
  const comment: Comment = {
    id: `new-${now}-${comments.length}`,
    author: { name, avatar: 'knot', isAuthor: false },
    content: text,
    publishedAt: new Date(now).toISOString(),
    likes: 0,
    replies: [],
  };
  return [comment, ...comments];
}

export function countComments(comments: readonly Comment[]): number {
  return comments.reduce((count, { replies }) => count + 1 + replies.length, 0);
}
