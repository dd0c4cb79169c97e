import type { PageMeta } from '@tanabana/contract/pages/page';
import type { Settings } from '@tanabana/contract/settings/settings';

interface PageHeadProps {
  readonly meta: PageMeta;
  readonly settings: Settings;
  readonly themeColor: string;
  readonly pathname: string;
  readonly card: string;
}

/**
 * Media types of Open Graph pictures with 1200 × 630 pixels, by file extension. WebP is missing, because the WebP
 * pictures of earlier versions of remotes have other sizes.
 */
const SHARING_FORMATS: Readonly<Record<string, string>> = { jpg: 'image/jpeg', png: 'image/png' };

export function PageHead({ meta, settings: { brand, origin }, themeColor, pathname, card }: PageHeadProps) {
  const { title, description, hidden, picture = card, structuredData = [], article, feed } = meta;
  const alt = meta.picture === undefined ? brand : meta.pictureAlt;
  const canonical = origin + (meta.canonical ?? pathname);
  const format = SHARING_FORMATS[picture.split('.').at(-1) ?? ''];
  const properties: readonly (readonly [property: string, content: string | undefined])[] = [
    ['og:site_name', brand],
    ['og:title', title],
    ['og:description', description],
    ['og:url', hidden ? undefined : canonical],
    ['og:type', article ? 'article' : 'website'],
    ['article:published_time', article?.published],
    ['article:modified_time', article?.modified],
    ['article:section', article?.section],
    ...(article?.tags ?? []).map((tag) => ['article:tag', tag] as const),
    ['og:image', origin + picture],
    ['og:image:type', format],
    ['og:image:width', format && '1200'],
    ['og:image:height', format && '630'],
    ['og:image:alt', alt],
  ];
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {hidden ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={canonical} />}
      {properties.map(([property, content]) =>
        content === undefined ? null : (
          <meta key={property + content} property={property} content={content} />
        ),
      )}
      {feed !== undefined && <link rel="alternate" type="application/atom+xml" title={brand} href={feed} />}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="theme-color" content={themeColor} />
      {structuredData.map((object) => {
        const json = jsonForScript(object);
        return <script key={json} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
      })}
    </>
  );
}

/** Serializes a value without characters that close a script element or open a comment. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
