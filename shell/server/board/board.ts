import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyPluginCallback, FastifyRequest } from 'fastify';
import type { Journal } from '../../release/journal';
import type { Observations } from '../observations';
import type { CurrentlyOnShow } from '../onShow';
import { boardDocument } from './boardDocument';

interface BoardOptions {
  readonly token: string;
  readonly journal: Journal;
  readonly observations: Observations;
  readonly onShow: CurrentlyOnShow;
}

/** Turns of the journal that the board shows. */
const MOST_TURNS = 20;

/** What is on show and how it does, for those who know the token: as a password (any name), or as a bearer. */
export const board: FastifyPluginCallback<BoardOptions> = (app, options, done) => {
  const { token, journal, observations, onShow } = options;
  app.get('/_releases', async (request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    if (!knows(request, token)) {
      return reply
        .code(401)
        .header('www-authenticate', 'Basic realm="Releases"')
        .send({ message: 'The token, please.' });
    }
    const shown = await onShow();
    if (!shown) return reply.code(503).send({ message: 'No release has been promoted yet.' });
    const { html, policy } = boardDocument(shown, await journal.history(MOST_TURNS), observations);
    return reply
      .type('text/html; charset=utf-8')
      .headers({ 'content-security-policy': policy, 'x-content-type-options': 'nosniff' })
      .send(html);
  });
  done();
};

/** Compares digests, so that the time it takes says nothing about the token. */
function knows({ headers: { authorization = '' } }: FastifyRequest, token: string): boolean {
  const [, scheme = '', credentials = ''] = /^(\S+) (.*)$/.exec(authorization) ?? [];
  const given =
    scheme.toLowerCase() === 'basic'
      ? Buffer.from(credentials, 'base64')
          .toString('utf8')
          .replace(/^[^:]*:/, '')
      : credentials;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(token));
}
