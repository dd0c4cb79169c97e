import type { Settings } from '@tanabana/runtime/settings/settings';
import type { PostSummary } from '../blog/postSchema';

/** schema.org's BlogPosting of a post. */
export function blogPosting(
  { brand, origin }: Settings,
  post: PostSummary,
  picture: string | undefined,
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.metaDescription,
    articleSection: post.category,
    keywords: post.tags.join(', '),
    datePublished: post.publishedAt,
    dateModified: post.updatedAt,
    author: { '@type': 'Person', name: post.author.name },
    publisher: { '@type': 'Organization', name: brand, url: origin },
    mainEntityOfPage: `${origin}/blog/${post.id}`,
    commentCount: post.commentsCount,
    ...(picture && { image: origin + picture }),
  };
}
