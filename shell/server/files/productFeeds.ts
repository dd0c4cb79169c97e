import type { FastifyInstance } from 'fastify';
import { compressChunks } from '../../render/compressDocument';
import { sendCompressed } from '../pages/sendDocument';
import type { Services } from '../services/createServices';
import { googleFeed } from './googleFeed';
import { oncePerRelease } from './oncePerRelease';
import { shopifyFeed } from './shopifyFeed';
import { hasOffers, soldProducts } from './soldProducts';
import { withLiveRelease } from './withLiveRelease';

const FEEDS = {
  '/feeds/google.xml': { write: googleFeed, type: 'application/xml; charset=utf-8' },
  '/feeds/shopify.csv': { write: shopifyFeed, type: 'text/csv; charset=utf-8' },
} as const;

/**
 * Serves the priced products of the live release to other sales channels. A feed is written when it is first requested.
 * It fails if a product cannot be read, because the channels would remove products that are missing.
 */
export function productFeeds(
  app: FastifyInstance,
  { liveReleases, artefacts }: Pick<Services, 'liveReleases' | 'artefacts'>,
): void {
  for (const [path, { write, type }] of Object.entries(FEEDS)) {
    const feedOf = oncePerRelease(async (release) => ({
      brotli: await compressChunks(write(soldProducts(release, artefacts), release.settings)),
    }));
    const sendFeed = withLiveRelease(liveReleases, async (release, reply, request) => {
      if (!hasOffers(release)) return reply.code(404).send({ message: 'No remote publishes offers.' });
      const feed = await feedOf(release);
      reply.headers({ 'cache-control': 'public, max-age=300', vary: 'accept-encoding' }).type(type);
      return sendCompressed(request, reply, feed);
    });
    app.get(path, sendFeed);
  }
}
