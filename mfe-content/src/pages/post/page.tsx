import { FEED_PATH } from '@tanabana/contract/routes/feed';
import { definePage, notFound, type PageProps } from '@tanabana/contract/pages/page';
import { ButtonLink } from '@tanabana/ui/kit/Button';
import { EmptyState } from '@tanabana/ui/kit/EmptyState';
import { Page } from '@tanabana/ui/kit/Page';
import type { Post } from '../../blog/postSchema';
import { loadPost } from '../../blog/posts';
import { sharePicture } from '../../pictures/pictures';
import { blogPosting, breadcrumbList } from '../../structured/structuredData';
import { BlogPost, postTrail } from './BlogPost';

function PostPage({ request, data }: PageProps<Post>) {
  return <BlogPost post={data} settings={request.settings} />;
}

function PostNotFound() {
  return (
    <Page>
      <EmptyState title="Blog post not found">
        <p>It may have been moved, or there may be a mistake in the address.</p>
        <ButtonLink to="/blog">Back to Blog</ButtonLink>
      </EmptyState>
    </Page>
  );
}

export default definePage<Post>({
  Component: PostPage,
  load: async ({ params }) => {
    const post = await loadPost(params.id ?? '');
    if (!post) throw notFound();
    return post;
  },
  notFound: {
    Component: PostNotFound,
    meta: ({ settings }) => ({
      title: `Blog post not found | ${settings.brand}`,
      description: 'We could not find this blog post.',
    }),
  },
  meta: ({ settings }, post) => {
    const shared = sharePicture(post.image);
    return {
      title: `${post.title} | ${settings.brand}`,
      description: post.metaDescription,
      structuredData: [
        blogPosting(settings, post, shared.picture),
        breadcrumbList(settings, postTrail(post)),
      ],
      article: {
        published: post.publishedAt,
        modified: post.updatedAt,
        section: post.category,
        tags: post.tags,
      },
      feed: FEED_PATH,
      ...shared,
    };
  },
});
