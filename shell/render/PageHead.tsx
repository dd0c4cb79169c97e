import type { PageMeta } from '@tanabana/runtime/contracts/page';
import type { Settings } from '@tanabana/runtime/settings/settings';
import { jsonForScript } from './jsonForScript';

interface PageHeadProps {
  readonly meta: PageMeta;
  readonly settings: Settings;
  readonly pathname: string;
  /** Path of the picture that pages without one of their own are shared with. */
  readonly card: string;
}

/** Title, description, sharing and structured data of a page. */
export function PageHead({ meta, settings: { brand, origin }, pathname, card }: PageHeadProps) {
  const { title, description, hidden, picture = card, structuredData = [] } = meta;
  const canonical = origin + pathname;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {hidden ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={canonical} />}
      <meta property="og:site_name" content={brand} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:type" content="website" />
      <meta property="og:image" content={origin + picture} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="theme-color" content="#22385a" />
      {structuredData.map((object) => {
        const json = jsonForScript(object);
        return <script key={json} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
      })}
    </>
  );
}
