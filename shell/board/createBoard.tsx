import { hostOptions, letGoOfConnections, refuseOddRequests } from '@tanabana/account-api/hosting';
import fastify, { type FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { addResponseHeaders, createResponseHeaders, DEFAULT_HSTS } from '../http/responseHeaders';
import { tokenGate } from '../http/tokenGate';
import { actionRoutes } from './actions/actionRoutes';
import { answerRefusals } from './answerRefusals';
import { BoardOverview } from './BoardOverview';
import type { BoardOptions } from './boardOptions';
import { boardPerson } from './boardPerson';
import { proposalRoutes } from './proposal/proposalRoutes';
import { createOverview } from './readOverview';
import { sendPage } from './sendPage';
import { signedNotes } from './actions/signedNotes';
import { verifyRoute } from './verification/verifyRoute';

const querySchema = v.object({
  /** Number of the deployment that was just added. */
  done: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))),
});

/**
 * The shell team's server: shows what is live and how it does, and composes, verifies, promotes and rolls back. It
 * opens to those who know the token, as a password with the name of the person who acts, or as a bearer. Its pages have
 * no scripts. `/livez` answers everybody.
 */
export async function createBoard(options: BoardOptions): Promise<FastifyInstance> {
  const { proxies = 0, hsts = DEFAULT_HSTS, logLevel = 'warn' } = options;
  const headersOf = createResponseHeaders(hsts, proxies);
  const app = fastify({ logger: { level: logLevel }, bodyLimit: 16_384, ...hostOptions(proxies) });
  letGoOfConnections(app);
  addResponseHeaders(app, headersOf);
  refuseOddRequests(app, headersOf);
  app.get('/livez', () => ({}));
  await app.register(async (pages) => boardPages(pages, options));
  return app;
}

async function boardPages(app: FastifyInstance, options: BoardOptions): Promise<void> {
  const mayPass = await tokenGate(app, options.token, 'Releases');
  const tools = { ...options, notes: signedNotes(options.token, options.now) };
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-robots-tag', 'noindex');
    if (!(await mayPass(request, reply))) return reply;
  });
  // Forms, and nothing else: what another page can send without being asked is refused by what the form carries.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  answerRefusals(app);

  const readOverview = createOverview(tools);
  app.get('/', async (request, reply) => {
    const person = boardPerson(request.headers.authorization);
    const { output, success } = v.safeParse(querySchema, request.query);
    const overview = await readOverview(success ? output.done : undefined);
    return sendPage(reply, {
      title: 'Releases',
      children: <BoardOverview person={person} {...overview} />,
    });
  });
  proposalRoutes(app, tools);
  verifyRoute(app, tools);
  actionRoutes(app, tools);
}
