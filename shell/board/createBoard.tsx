import type { FastifyInstance } from 'fastify';
import { createHttpServer } from '@tanabana/http/createHttpServer';
import { tokenGate } from '@tanabana/http/tokenGate';
import { nameOf } from './boardForm';
import type { BoardOptions } from './boardOptions';
import { deployRoutes } from './deployRoutes';
import { overviewRoute } from './overviewRoute';
import { proposalRoutes } from './proposalRoutes';
import { BoardRefusal } from './boardRefusal';
import { answerRefusals } from './refusals';
import { releaseRoutes } from './releaseRoutes';
import { verifyRoute } from './verifyRoute';

/**
 * Creates the board, the shell team's server: it shows the live release and its health, and composes, verifies, promotes
 * and rolls back releases. It requires the token, as Basic password with the name of the person, or as bearer token. Pages
 * are HTML without scripts. `/livez` needs no token.
 */
export async function createBoard(options: BoardOptions): Promise<FastifyInstance> {
  const app = createHttpServer(options);
  app.get('/livez', () => ({}));
  await app.register((pages) => boardPages(pages, options));
  return app;
}

async function boardPages(app: FastifyInstance, options: BoardOptions): Promise<void> {
  const mayPass = await tokenGate(app, options.token, 'Releases');
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-robots-tag', 'noindex');
    if (!(await mayPass(request, reply))) return reply;
    if (nameOf(request) === '')
      throw new BoardRefusal(401, 'Sign in with your name as user name, and the token as password.');
  });
  // Only forms: bodies of other types are refused.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  answerRefusals(app);

  overviewRoute(app, options);
  proposalRoutes(app, options);
  releaseRoutes(app, options);
  verifyRoute(app, options);
  deployRoutes(app, options);
}
