/** @jest-environment node */
import type { PageMeta } from '@tanabana/contract/pages/page';
import { defaultSettings } from '@tanabana/contract/settings/defaultSettings';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { jsonForScript, PageHead } from './PageHead';

const { origin, brand } = defaultSettings;

function headOf(meta: Partial<PageMeta>): string {
  return renderToStaticMarkup(
    <PageHead
      themeColor="#22385a"
      meta={{ title: 'Rugs', description: 'Rugs of India', ...meta }}
      settings={defaultSettings}
      pathname="/catalogue"
      card="/assets/shell/share.png"
    />,
  );
}

test('the canonical address of a page is its path, or the one in its metadata', () => {
  expect(headOf({})).toContain(`<link rel="canonical" href="${origin}/catalogue"/>`);
  const category = `${origin}/catalogue?category=rugs`;
  const view = headOf({ canonical: '/catalogue?category=rugs' });
  expect(view).toContain(`<link rel="canonical" href="${category}"/>`);
  expect(view).toContain(`<meta property="og:url" content="${category}"/>`);
});

test('a page that search engines must not index has no canonical address', () => {
  expect(headOf({ hidden: true, canonical: '/catalogue' })).not.toMatch(/canonical|og:url/);
});

test.each([
  ['a picture', { picture: '/rug.jpg', pictureAlt: 'A red rug' }, '/rug.jpg', 'image/jpeg', 'A red rug'],
  ["the shop's card", {}, '/assets/shell/share.png', 'image/png', brand],
])('the head contains format, size and text of %s for shared links', (_what, meta, file, type, alt) => {
  const view = headOf(meta);
  for (const [property, content] of [
    ['', origin + file],
    [':type', type],
    [':width', '1200'],
    [':height', '630'],
    [':alt', alt],
  ])
    expect(view).toContain(`<meta property="og:image${property}" content="${content}"/>`);
});

test('the head of a post describes an article, and links to the feed', () => {
  const article = {
    published: '2025-09-06T08:00:00Z',
    modified: '2025-09-07T08:00:00Z',
    section: 'Textiles',
    tags: ['indigo', 'water'],
  };
  const view = headOf({ article, feed: '/feed.xml' });
  for (const [property, content] of [
    ['og:type', 'article'],
    ['article:published_time', article.published],
    ['article:modified_time', article.modified],
    ['article:section', 'Textiles'],
    ['article:tag', 'indigo'],
    ['article:tag', 'water'],
  ])
    expect(view).toContain(`<meta property="${property}" content="${content}"/>`);
  expect(view).toContain(
    `<link rel="alternate" type="application/atom+xml" title="${brand}" href="/feed.xml"/>`,
  );
  expect(headOf({})).toContain('<meta property="og:type" content="website"/>');
  expect(headOf({})).not.toMatch(/article:|alternate/);
});

test('the head contains no size for the WebP pictures of earlier versions', () => {
  expect(headOf({ picture: '/rug-1200.webp' })).not.toMatch(/og:image:(type|width)/);
});

test('JSON cannot close its script element, and is parsed to the same value', () => {
  fc.assert(
    fc.property(fc.json(), (json) => {
      const value: unknown = JSON.parse(json);
      const written = jsonForScript({ value, end: '</script><!--' });
      expect(written).not.toMatch(/<\/script|<!--/);
      expect(JSON.parse(written)).toEqual({ value, end: '</script><!--' });
    }),
  );
});
