import type { FastifyInstance } from 'fastify';
import { assetAddress } from '@tanabana/releases/releases/addresses';
import type { Services } from '../services/createServices';
import { withLiveRelease } from './withLiveRelease';

/** Validity of `security.txt` (RFC 9116): 180 days. */
const VALIDITY_MS = 180 * 24 * 3_600_000;

/** Serves standard addresses, which browsers and security researchers request from every site. */
export function wellKnown(
  app: FastifyInstance,
  { liveReleases, now }: Pick<Services, 'liveReleases' | 'now'>,
): void {
  const securityText = withLiveRelease(liveReleases, ({ settings: { contact, origin } }, reply) => {
    const lines = [
      `Contact: mailto:${contact.email}`,
      `Expires: ${new Date(now() + VALIDITY_MS).toISOString()}`,
      'Preferred-Languages: en, hi',
      `Canonical: ${origin}/.well-known/security.txt`,
    ];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
  const icon = withLiveRelease(liveReleases, ({ shell }, reply) =>
    reply.header('cache-control', 'public, max-age=300').redirect(assetAddress(shell, 'icon-192.png'), 302),
  );
  app.get('/.well-known/security.txt', securityText);
  // Redirects to the account page, on which visitors can change how they sign in.
  app.get('/.well-known/change-password', (_request, reply) => reply.redirect('/dashboard', 302));
  app.get('/favicon.ico', icon);
}
