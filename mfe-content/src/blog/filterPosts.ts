import { countOf } from '@tanabana/shop/text/formatCount';
import { visibleText } from '@tanabana/shop/text/visibleText';
import { POST_CATEGORIES, type PostCategory, type PostSummary } from './postSchema';

export interface PostFilter {
  readonly search: string;
  /** Absent if posts of all categories are listed. */
  readonly category?: PostCategory | undefined;
}

const MAX_FEATURED = 2;

/**
 * Returns the posts of a category that match every word of the search.
 * @internal
 */
export function filterPosts(
  posts: readonly PostSummary[],
  { search, category }: PostFilter,
): readonly PostSummary[] {
  const words = visibleText(search).toLowerCase().split(/\s+/).filter(Boolean);
  return posts.filter((post) => {
    if (category && post.category !== category) return false;
    const text = [post.title, post.excerpt, post.category, post.author.name, ...post.tags]
      .join(' ')
      .toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

export function featuredPosts(posts: readonly PostSummary[]): readonly PostSummary[] {
  return posts.filter(({ featured }) => featured).slice(0, MAX_FEATURED);
}

/** Without a filter, omits the featured posts, because the page lists them above. */
export function listedPosts(posts: readonly PostSummary[], filter: PostFilter): readonly PostSummary[] {
  const above = featuredPosts(posts);
  return isFiltering(filter) ? filterPosts(posts, filter) : posts.filter((post) => !above.includes(post));
}

const isFiltering = ({ search, category }: PostFilter) => search.trim() !== '' || category !== undefined;

export function resultsHeading(filter: PostFilter, count: number): string {
  if (!isFiltering(filter)) return 'Latest Posts';
  return `${countOf(count, 'post')} found`;
}

/**
 * Returns the category in the address, or undefined (all categories) if the category does not exist.
 */
export function parseCategory(text: string | null): PostCategory | undefined {
  return POST_CATEGORIES.find((category) => category.toLowerCase() === text?.toLowerCase());
}
