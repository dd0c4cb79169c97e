import { definePage } from '@tanabana/runtime/contracts/page';
import type { PostSummary } from '../../blog/postSchema';
import { loadPosts } from '../../blog/posts';
import { sharePicture } from '../../pictures/sharePicture';
import { breadcrumbList } from '../../structured/breadcrumbList';
import { BlogList, BLOG_TRAIL } from './BlogList';

export default definePage<readonly PostSummary[]>({
  Component: ({ data }) => <BlogList posts={data} />,
  load: () => loadPosts(),
  meta: ({ settings }) => ({
    title: `Craft Stories & Insights | ${settings.brand}`,
    description:
      'Workshop visits, methods and the people behind Indian handcrafts: rugs, textiles, metal, clay, straw.',
    structuredData: [breadcrumbList(settings, BLOG_TRAIL)],
    ...sharePicture('post-reading-a-warli-wall'),
  }),
});
