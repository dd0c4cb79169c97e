import { ArtefactError } from '@tanabana/releases/versions/artefactStore';
import { UsageError } from '@tanabana/releases/errors/usageError';
import { createHttpServer } from '@tanabana/http/createHttpServer';
import { tokenGate } from '@tanabana/http/tokenGate';
import type { FastifyError, FastifyInstance } from 'fastify';
import { NoChangeError, OutdatedDeploymentError } from '@tanabana/releases/deployments/deploymentHistory';
import { ReleaseRefused } from '@tanabana/releases/releases/compose';
import { ReleaseError } from '@tanabana/releases/documents/readRelease';
import type { BoardOptions } from './boardOptions';
import { deployRoutes } from './deployRoutes';
import { overviewRoute } from './overviewRoute';
import { proposalRoutes } from './proposalRoutes';
import { BoardRefusal } from './boardRefusal';
import { Notice, sendPage } from './page';
import { identifyPeople, personOf } from './person';
import { releaseRoutes } from './releaseRoutes';
import { verifyRoute } from './verifyRoute';

/**
 * Creates the board, the server of the shell team. The board displays what is live and what was published since, and
 * composes, verifies, promotes and rolls back releases. Requests need the token, as bearer token or as Basic password with the
 * person's name as user name; a trusted proxy can send a verified name. `/livez` needs no token. Pages are HTML without scripts.
 */
export async function createBoard(options: BoardOptions): Promise<FastifyInstance> {
  const app = createHttpServer(options);
  app.get('/livez', () => ({}));
  await app.register((pages) => boardPages(pages, options));
  return app;
}

async function boardPages(app: FastifyInstance, options: BoardOptions): Promise<void> {
  const mayPass = await tokenGate(app, options.token, 'Releases');
  identifyPeople(app, options.signIn);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-robots-tag', 'noindex');
    if (!(await mayPass(request, reply))) return reply;
    if (personOf(request).name === '')
      throw new BoardRefusal(401, 'Sign in with your name as user name, and the token as password.');
  });
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

function answerRefusals(app: FastifyInstance): void {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const { status, message, lines } = refusalOf(error);
    if (status >= 500) request.log.error({ err: error }, 'The board failed');
    reply.code(status).header('cache-control', 'no-store');
    if (status === 401) reply.header('www-authenticate', 'Basic realm="Releases"');
    const title = status < 500 ? 'Nothing was changed' : 'The board failed';
    return sendPage(reply, request, title, <Notice isBad message={message} lines={lines} />);
  });
}

function refusalOf(error: FastifyError): BoardRefusal {
  if (error instanceof BoardRefusal) return error;
  if (error instanceof OutdatedDeploymentError || error instanceof NoChangeError)
    return new BoardRefusal(409, error.message);
  if (error instanceof ReleaseRefused) return new BoardRefusal(422, 'Refused:', error.reasons);
  if (error instanceof ReleaseError || error instanceof ArtefactError)
    return new BoardRefusal(422, error.message);
  if (error instanceof UsageError || (error.statusCode ?? 500) < 500)
    return new BoardRefusal(error.statusCode ?? 400, error.message);
  return new BoardRefusal(503, `The store of releases and builds fails (${error.code || error.name}).`, [
    'Visitors still get the release that was live.',
    'If you sent a form, look at the history before you try again.',
  ]);
}
