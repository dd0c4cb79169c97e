import { BROWSER_FOLDER } from '@tanabana/releases/versions/artefactKeys';
import { FEED, FEED_PATH, type Feed, feedSchema } from '@tanabana/contract/routes/feed';
import { hasPage } from '@tanabana/contract/pages/hasPage';
import type { ReleaseSettings } from '@tanabana/contract/settings/settings';
import { parseStored } from '@tanabana/releases/stores/parseStored';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../services/createServices';
import { withLiveRelease } from './withLiveRelease';
import { element, escaped } from './xml';

/** One remote publishes the entries of the feed. */
export function feed(
  app: FastifyInstance,
  { liveReleases, artefacts }: Pick<Services, 'liveReleases' | 'artefacts'>,
): void {
  const sendFeed = withLiveRelease(liveReleases, async ({ remotes, settings }, reply) => {
    const publisher = Object.values(remotes).find(({ records }) => records?.[FEED]);
    if (!publisher) return reply.code(404).send({ message: 'No remote publishes a feed.' });
    const file = await artefacts.read(publisher, `${BROWSER_FOLDER}${publisher.records?.[FEED]}`);
    const entries = parseStored(feedSchema, file).filter(({ path }) => hasPage(settings, path));
    return reply
      .header('cache-control', 'public, max-age=300')
      .type('application/atom+xml; charset=utf-8')
      .send(atomFeed(entries, settings));
  });
  app.get(FEED_PATH, sendFeed);
}

/** Formats entries as an Atom feed (RFC 4287), without JSX, because React hoists `title` and `link`. */
function atomFeed(entries: Feed, { brand, origin }: Pick<ReleaseSettings, 'brand' | 'origin'>): string {
  const linkTo = (path: string, rel: string) => `<link rel="${rel}" href="${escaped(origin + path)}"/>`;
  const [latest = ''] = entries.map(({ updated }) => updated).sort((a, b) => b.localeCompare(a));
  const lines = entries.map(({ path, title, summary, author, category, published, updated }) =>
    [
      '<entry>',
      element('id', origin + path),
      element('title', title),
      linkTo(path, 'alternate'),
      element('published', published),
      element('updated', updated),
      `<author>${element('name', author)}</author>`,
      `<category term="${escaped(category)}"/>`,
      element('summary', summary),
      '</entry>',
    ].join(''),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    element('id', origin + FEED_PATH),
    element('title', brand),
    linkTo(FEED_PATH, 'self'),
    linkTo('/', 'alternate'),
    element('updated', latest),
    ...lines,
    '</feed>\n',
  ].join('\n');
}
