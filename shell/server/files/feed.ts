import { FEED, FEED_PATH, type Feed, feedSchema } from '@tanabana/runtime/contracts/feed';
import type { Settings } from '@tanabana/runtime/settings/settings';
import type { ArtefactStore } from '@tanabana/artefacts/store/artefactStore';
import { parseStored } from '@tanabana/artefacts/store/parseStored';
import type { FastifyPluginCallback } from 'fastify';
import { renderToStaticMarkup } from 'react-dom/server';
import { BROWSER_FOLDER } from '../../composition/releases/addresses';
import type { GetLiveReleases } from '../live/liveReleases';

interface FeedOptions {
  readonly liveReleases: GetLiveReleases;
  readonly artefacts: ArtefactStore;
}

/** Serves the Atom feed of the remote that publishes its entries, in the live release. */
export const feed: FastifyPluginCallback<FeedOptions> = (app, { liveReleases, artefacts }, done) => {
  app.get(FEED_PATH, async (_request, reply) => {
    const { remotes, settings } = (await liveReleases())?.live.release ?? {};
    const publisher = Object.values(remotes ?? {}).find(({ records }) => records?.[FEED]);
    if (!publisher || !settings) return reply.code(404).send({ message: 'No remote publishes a feed.' });
    const file = await artefacts.read(publisher, `${BROWSER_FOLDER}${publisher.records?.[FEED]}`);
    return reply
      .header('cache-control', 'public, max-age=300')
      .type('application/atom+xml; charset=utf-8')
      .send(atomFeed(parseStored(feedSchema, file), settings));
  });
  done();
};

const escaped = (text: string) => renderToStaticMarkup(text);
const element = (name: string, text: string) => `<${name}>${escaped(text)}</${name}>`;

/** Writes entries as an Atom feed (RFC 4287). React is no help: it moves `title` and `link` out of their parents. */
function atomFeed(entries: Feed, { brand, origin }: Settings): string {
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
