import type { PageMeta } from '@tanabana/runtime/contracts/page';
import type { Settings } from '@tanabana/runtime/settings/settings';

interface PageHeadProps {
  readonly meta: PageMeta;
  readonly settings: Settings;
  readonly pathname: string;
  /** Path of the default sharing picture. */
  readonly card: string;
}

/** Sharing pictures in these formats have 1200 × 630 pixels. Earlier remotes have WebP pictures of other sizes. */
const SHARING_FORMATS: Readonly<Record<string, string>> = { jpg: 'image/jpeg', png: 'image/png' };

export function PageHead({ meta, settings: { brand, origin }, pathname, card }: PageHeadProps) {
  const { title, description, hidden, picture = card, structuredData = [], article, feed } = meta;
  const alt = meta.picture === undefined ? brand : meta.pictureAlt;
  const canonical = origin + (meta.canonical ?? pathname);
  const format = SHARING_FORMATS[picture.split('.').at(-1) ?? ''];
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {hidden ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={canonical} />}
      <meta property="og:site_name" content={brand} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {!hidden && <meta property="og:url" content={canonical} />}
      <meta property="og:type" content={article ? 'article' : 'website'} />
      {article && (
        <>
          <meta property="article:published_time" content={article.published} />
          <meta property="article:modified_time" content={article.modified} />
          <meta property="article:section" content={article.section} />
          {article.tags.map((tag) => (
            <meta key={tag} property="article:tag" content={tag} />
          ))}
        </>
      )}
      {feed !== undefined && <link rel="alternate" type="application/atom+xml" title={brand} href={feed} />}
      <meta property="og:image" content={origin + picture} />
      {format !== undefined && (
        <>
          <meta property="og:image:type" content={format} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
        </>
      )}
      {alt !== undefined && <meta property="og:image:alt" content={alt} />}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="theme-color" content="#22385a" />
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
