import type { PageMeta } from '@tanabana/runtime/contracts/page';
import type { Settings } from '@tanabana/runtime/settings/settings';
import { escapeHtml, jsonForScript } from './escapeHtml';

/**
 * Title, description, sharing and structured data of a page.
 * @param card path of the picture that pages without one of their own are shared with
 */
export function headMarkup(
  meta: PageMeta,
  { brand, origin }: Settings,
  { pathname }: URL,
  card: string,
): string {
  const { title, description, hidden, picture = card, structuredData = [] } = meta;
  const canonical = escapeHtml(origin + pathname);
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    hidden ? '<meta name="robots" content="noindex">' : `<link rel="canonical" href="${canonical}">`,
    `<meta property="og:site_name" content="${escapeHtml(brand)}">`,
    `<meta property="og:title" content="${escapeHtml(title)}">`,
    `<meta property="og:description" content="${escapeHtml(description)}">`,
    `<meta property="og:url" content="${canonical}">`,
    '<meta property="og:type" content="website">',
    `<meta property="og:image" content="${escapeHtml(origin + picture)}">`,
    '<meta name="twitter:card" content="summary_large_image">',
    '<meta name="theme-color" content="#22385a">',
    ...structuredData.map((object) => `<script type="application/ld+json">${jsonForScript(object)}</script>`),
  ].join('\n');
}
