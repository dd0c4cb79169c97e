import type { FastifyPluginCallback } from 'fastify';
import { assetAddress } from '../../composition/releases/addresses';
import type { GetLiveReleases } from '../live/liveReleases';

interface WellKnownOptions {
  readonly liveReleases: GetLiveReleases;
}

/** Validity of `security.txt` from the request on, in milliseconds: 180 days. */
const VALIDITY_MS = 180 * 24 * 3_600_000;

/** Serves addresses that browsers and security researchers try on every site. */
export const wellKnown: FastifyPluginCallback<WellKnownOptions> = (app, { liveReleases }, done) => {
  // RFC 9116.
  app.get('/.well-known/security.txt', async (_request, reply) => {
    const served = await liveReleases();
    if (!served) return reply.code(503).send({ message: 'No release has been promoted yet.' });
    const { contact, origin } = served.live.release.settings;
    const lines = [
      `Contact: mailto:${contact.email}`,
      `Expires: ${new Date(Date.now() + VALIDITY_MS).toISOString()}`,
      'Preferred-Languages: en, hi',
      `Canonical: ${origin}/.well-known/security.txt`,
    ];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
  // The account page manages how a visitor signs in.
  app.get('/.well-known/change-password', (_request, reply) => reply.redirect('/dashboard', 302));
  app.get('/favicon.ico', async (_request, reply) => {
    const served = await liveReleases();
    if (!served) return reply.code(503).send({ message: 'No release has been promoted yet.' });
    return reply
      .header('cache-control', 'public, max-age=300')
      .redirect(assetAddress(served.live.release.shell, 'icon-192.png'), 302);
  });
  done();
};
