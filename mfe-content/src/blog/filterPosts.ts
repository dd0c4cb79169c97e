import { POST_CATEGORIES, type PostCategory, type PostSummary } from './postSchema';

/** What the visitor asks the blog for. */
export interface PostFilter {
  readonly search: string;
  /** Absent for all of them. */
  readonly category?: PostCategory | undefined;
}

/** Featured posts shown at most (§9). */
const MAX_FEATURED = 2;

/**
 * Posts of the category that hold every word of the search in title, excerpt, tags or author.
 * @internal
 */
export function filterPosts(
  posts: readonly PostSummary[],
  { search, category }: PostFilter,
): readonly PostSummary[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return posts.filter((post) => {
    if (category && post.category !== category) return false;
    const text = [post.title, post.excerpt, post.category, post.author.name, ...post.tags]
      .join(' ')
      .toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** The posts that stand above the list. */
export function featuredPosts(posts: readonly PostSummary[]): readonly PostSummary[] {
  return posts.filter(({ featured }) => featured).slice(0, MAX_FEATURED);
}

/** What stands below them: what is asked for, and when nothing is, all that does not stand above. */
export function listedPosts(posts: readonly PostSummary[], filter: PostFilter): readonly PostSummary[] {
  const above = featuredPosts(posts);
  return isFiltering(filter) ? filterPosts(posts, filter) : posts.filter((post) => !above.includes(post));
}

const isFiltering = ({ search, category }: PostFilter) => search.trim() !== '' || category !== undefined;

/** The heading over the results (§2.11). */
export function resultsHeading(filter: PostFilter, count: number): string {
  if (!isFiltering(filter)) return 'Latest Posts';
  return `${count} ${count === 1 ? 'post' : 'posts'} found`;
}

/** Reads a category out of an address; anything else means all of them. */
export function parseCategory(text: string | null): PostCategory | undefined {
  return POST_CATEGORIES.find((category) => category.toLowerCase() === text?.toLowerCase());
}
