import type { FastifyInstance } from 'fastify';
import { sendCompressed } from '../pages/sendDocument';
import type { Services } from '../services/createServices';
import { oncePerRelease } from './oncePerRelease';
import { createSitemap } from './sitemap';
import { withLiveRelease } from './withLiveRelease';

const BRIEFLY = { 'cache-control': 'public, max-age=300' };

/** Serves `robots.txt` and the sitemap of the live release. A large sitemap is an index of parts. */
export function searchEngines(
  app: FastifyInstance,
  { liveReleases, artefacts }: Pick<Services, 'liveReleases' | 'artefacts'>,
): void {
  const sitemapOf = oncePerRelease(
    (release) => createSitemap(release, artefacts, app.log),
    ({ isWhole }) => isWhole,
  );
  // Allows crawlers to fetch personal pages, because they must fetch a page to read its `noindex`.
  const sendRobots = withLiveRelease(liveReleases, ({ settings: { origin } }, reply) =>
    reply
      .headers(BRIEFLY)
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nDisallow:\n\nSitemap: ${origin}/sitemap.xml\n`),
  );
  const sendSitemap = withLiveRelease(liveReleases, async (release, reply, request) => {
    const { part = 0 } = request.params as { readonly part?: string };
    const file = await (await sitemapOf(release)).file(Number(part));
    if (!file) return reply.code(404).send({ message: 'The sitemap has no such part.' });
    reply.headers({ ...BRIEFLY, vary: 'accept-encoding' }).type('application/xml; charset=utf-8');
    return sendCompressed(request, reply, file);
  });
  app.get('/robots.txt', sendRobots);
  app.get('/sitemap.xml', sendSitemap);
  app.get('/sitemap-:part.xml', sendSitemap);
}
