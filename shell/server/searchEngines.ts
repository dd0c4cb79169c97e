import type { FastifyPluginCallback } from 'fastify';
import type { Release } from '../release/releaseDocument';
import { escapeHtml } from './escapeHtml';
import type { CurrentlyOnShow } from './onShow';

/** Pages that belong to one visitor or to the house, and not to a search engine. */
const PERSONAL = [
  '/cart',
  '/checkout',
  '/enquiry',
  '/wishlist',
  '/dashboard',
  '/login',
  '/register',
  '/blog/create',
  '/_kit',
];

/** Tells search engines what they may visit, and which pages there are. */
export const searchEngines: FastifyPluginCallback<{ readonly onShow: CurrentlyOnShow }> = (
  app,
  { onShow },
  done,
) => {
  app.get('/robots.txt', async (_request, reply) => {
    const origin = (await onShow())?.live.release.settings.origin ?? '';
    const lines = [
      'User-agent: *',
      ...PERSONAL.map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${origin}/sitemap.xml`,
    ];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
  app.get('/sitemap.xml', async (_request, reply) => {
    const shown = await onShow();
    if (!shown) return reply.code(503).send({ message: 'No release has been promoted yet.' });
    return reply.type('application/xml; charset=utf-8').send(sitemap(shown.live.release));
  });
  done();
};

/** Every page of a release that has one fixed address. */
function sitemap({ settings, remotes }: Release): string {
  const fixed = Object.values(remotes)
    .flatMap(({ routes }) => routes.map(({ path }) => path))
    .filter((path) => !path.includes(':') && !PERSONAL.some((personal) => path.startsWith(personal)));
  const addresses = [...new Set(fixed)]
    .sort()
    .map((path) => `<url><loc>${escapeHtml(settings.origin + path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.join('\n')}
</urlset>
`;
}
