import type { PageLink } from '@tanabana/contract/pages/pageLink';
import type { PostSummary } from '../blog/postSchema';

export type SitemapSection = ReturnType<typeof sitemapSections>[number];

const BLOG = 'Blog';

/** Sections in display order. Other sections follow in alphabetical order. */
const ORDER = ['The shop', 'Our businesses', 'About us', 'Help', 'Your account', BLOG];

const positionOf = (section: string) => (ORDER.includes(section) ? ORDER.indexOf(section) : ORDER.length);

const rankOf = ({ rank = Number.MAX_SAFE_INTEGER }: PageLink) => rank;

/**
 * Groups all links by section, in display order.
 * @param posts posts of the blog, listed after the blog's other pages
 */
export function sitemapSections(pages: readonly PageLink[], posts: readonly PostSummary[]) {
  const stories = posts.map(({ id, title }) => ({ label: title, section: BLOG, to: `/blog/${id}` }));
  const sections = new Map<string, PageLink[]>();
  for (const link of [...pages, ...stories]) {
    sections.set(link.section, [...(sections.get(link.section) ?? []), link]);
  }
  return [...sections]
    .map(([title, links]) => ({
      title,
      links: links.sort((a, b) => rankOf(a) - rankOf(b)).map(({ label, to }) => ({ label, to })),
    }))
    .sort((a, b) => positionOf(a.title) - positionOf(b.title) || a.title.localeCompare(b.title, 'en'));
}
