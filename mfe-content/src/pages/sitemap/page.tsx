import { definePage, type PageProps } from '@tanabana/contract/pages/page';
import { Breadcrumb } from '@tanabana/ui/kit/Breadcrumb';
import { Page, PageTitle } from '@tanabana/ui/kit/Page';
import { grid } from '@tanabana/ui/theme/layout';
import { color, linkHover, size, space } from '@tanabana/ui/theme/tokens';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { loadPosts } from '../../blog/posts';
import { sitemapSections, type SitemapSection } from '../../sitemap/sitemapSections';
import { breadcrumbList } from '../../structured/structuredData';

const TRAIL = [{ label: 'Home', to: '/' }, { label: 'Sitemap' }];

function Sitemap({ data }: PageProps<readonly SitemapSection[]>) {
  return (
    <Page>
      <Breadcrumb trail={TRAIL} />
      <PageTitle>Sitemap</PageTitle>
      <Sections>
        {data.map(({ title, links }) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </Sections>
    </Page>
  );
}

export default definePage<readonly SitemapSection[]>({
  Component: Sitemap,
  load: async ({ listPages }) => {
    const [pages = [], posts] = await Promise.all([listPages?.(), loadPosts()]);
    return sitemapSections(pages, posts);
  },
  meta: ({ settings }) => ({
    title: `Sitemap | ${settings.brand}`,
    description: `Every page of ${settings.brand}, by section.`,
    structuredData: [breadcrumbList(settings, TRAIL)],
  }),
});

const Sections = styled.div`
  ${grid({ gap: 5, tablet: { columns: 2 }, desktop: { columns: 3, gap: [8, 6] } })}
  margin-top: ${space(4)};

  h2 {
    margin-bottom: ${space(1.5)};
    padding-top: ${space(2)};
    border-top: 1px solid ${color.brass};
    font-size: ${size.h3};
  }

  a {
    display: inline-block;
    padding: 5px 0;
    text-decoration: none;
    ${linkHover}
  }
`;
