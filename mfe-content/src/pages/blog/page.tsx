import { FEED_PATH } from '@tanabana/contract/routes/feed';
import { definePage, type PageProps } from '@tanabana/contract/pages/page';
import { useHydrated } from '@tanabana/ui/hooks/useHydrated';
import { useSearchParam } from '@tanabana/ui/hooks/useSearchParam';
import { Breadcrumb } from '@tanabana/ui/kit/Breadcrumb';
import { ButtonLink } from '@tanabana/ui/kit/Button';
import { EmptyState } from '@tanabana/ui/kit/EmptyState';
import { IconLink } from '@tanabana/ui/kit/IconButton';
import { LiveMessage } from '@tanabana/ui/kit/LiveMessage';
import { Lead, Page, PageTitle } from '@tanabana/ui/kit/Page';
import { grid, row } from '@tanabana/ui/theme/layout';
import { clearOf, color, notPrinted, space, wide } from '@tanabana/ui/theme/tokens';
import { PenLine } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { featuredPosts, listedPosts, parseCategory, resultsHeading } from '../../blog/filterPosts';
import type { PostSummary } from '../../blog/postSchema';
import { loadPosts } from '../../blog/posts';
import { useBlogMember } from '../../components/useBlogMember';
import page from '../../../content/pages/blog.json';
import { sharePicture } from '../../pictures/pictures';
import { breadcrumbList } from '../../structured/structuredData';
import { BlogFilter } from './BlogFilter';
import { PostCard } from './PostCard';

const BLOG_TRAIL = [{ label: 'Home', to: '/' }, { label: 'Blog' }];

function BlogList({ data: posts, request }: PageProps<readonly PostSummary[]>) {
  const { canWrite } = useBlogMember(request.settings);
  const [search, setSearch] = useSearchParam('q');
  const [categoryName, setCategory] = useSearchParam('category');
  const filter = { search, category: parseCategory(categoryName) };
  const found = listedPosts(posts, filter);
  return (
    <Page>
      <Breadcrumb trail={BLOG_TRAIL} />
      <Head>
        <div>
          <PageTitle>{page.title}</PageTitle>
          <Lead>{page.lead}</Lead>
        </div>
        {canWrite && (
          <ButtonLink to="/blog/create" $look="quiet">
            Write a Blog Post
          </ButtonLink>
        )}
      </Head>
      <PublishedNotice />
      <section aria-labelledby="featured-stories">
        <h2 id="featured-stories">Featured Stories</h2>
        <Pair>
          {featuredPosts(posts).map((post, index) => (
            <PostCard key={post.id} post={post} isLarge isFirst={index === 0} />
          ))}
        </Pair>
      </section>
      <BlogFilter filter={filter} onSearch={setSearch} onChoose={setCategory} />
      <section aria-labelledby="results">
        <h2 id="results" aria-live="polite">
          {resultsHeading(filter, found.length)}
        </h2>
        {found.length > 0 ? (
          <Grid>
            {found.map((post) => (
              <PostCard key={post.id} post={post} />
            ))}
          </Grid>
        ) : (
          <EmptyState title="No posts found" level={2}>
            <p>Try adjusting your search or filter criteria.</p>
          </EmptyState>
        )}
      </section>
      {canWrite && (
        <WriteButton to="/blog/create" aria-label="Write a Blog Post" data-floating>
          <PenLine aria-hidden="true" size={20} />
        </WriteButton>
      )}
    </Page>
  );
}

const Head = styled.div`
  ${row(3)}
  align-items: end;
  justify-content: space-between;
  margin-bottom: ${space(6)};
`;

const Pair = styled.ul`
  ${grid({ gap: [5, 4], tablet: { columns: 2 } })}
  margin: ${space(3)} 0 ${space(8)};
`;

/** A card that would be alone in the last row: as wide as the row, with its picture beside the text. */
const wideCard = css`
  grid-column: 1 / -1;
  min-height: 320px;
  padding-left: calc(50% + ${space(2)});

  > :first-child {
    position: absolute;
    inset: 0 auto 0 0;
    width: calc(50% - ${space(2)});
    height: 100%;
    aspect-ratio: auto;
  }
`;

const Grid = styled.ul`
  ${grid({ gap: [5, 4], tablet: { columns: 2 }, desktop: { columns: 3, gap: [7, 4] } })}
  margin-top: ${space(3)};

  @media (min-width: 768px) and (max-width: 1023px) {
    > :last-child:nth-child(2n + 1) {
      ${wideCard}
    }
  }

  ${wide.desktop} {
    > :last-child:nth-child(3n + 1) {
      ${wideCard}
    }
  }
`;

// The attribute `data-floating` makes the shop hide its own floating button on phones.
const WriteButton = styled(IconLink)`
  && {
    position: fixed;
  }

  z-index: 10;
  right: ${clearOf('right', space(2))};
  bottom: ${clearOf('bottom', space(1))};
  background: ${color.madder};
  color: ${color.paper};
  box-shadow: 0 2px 6px rgb(34 26 22 / 28%);
  ${notPrinted}

  ${wide.tablet} {
    display: none;
  }
`;

export default definePage<readonly PostSummary[]>({
  Component: BlogList,
  load: () => loadPosts(),
  meta: ({ settings }) => ({
    title: `${page.title} | ${settings.brand}`,
    description: page.description,
    structuredData: [breadcrumbList(settings, BLOG_TRAIL)],
    feed: FEED_PATH,
    ...sharePicture(page.picture),
  }),
});

function PublishedNotice() {
  const { state } = useLocation() as { readonly state: { readonly published?: boolean } | null };
  const isShown = useHydrated() && state?.published;
  return <LiveMessage>{isShown && 'Blog post created successfully!'}</LiveMessage>;
}
