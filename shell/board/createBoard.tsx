import { hostOptions, drainConnections, rejectInvalidRequests } from '@tanabana/account-api/hosting';
import fastify, { type FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { MachineReports } from '../composition/deployments/machineReports';
import { addResponseHeaders, createResponseHeaders, DEFAULT_HSTS } from '../http/responseHeaders';
import { tokenGate } from '../http/tokenGate';
import { actionRoutes } from './actionRoutes';
import type { BoardOptions } from './boardOptions';
import { personOf } from './forms';
import { OverviewPage } from './OverviewPage';
import { sendPage } from './page';
import { proposalRoutes } from './proposalRoutes';
import { readOverview } from './readOverview';
import { answerRefusals } from './refusals';
import { verifyRoute } from './verifyRoute';

const querySchema = v.object({
  /** Number of the deployment that was just added. */
  done: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))),
});

/**
 * Creates the board, the shell team's server: it shows the live release and its health, and composes, verifies, promotes
 * and rolls back releases. Requires the token, as Basic password with the name of the person, or as bearer token. Pages
 * are HTML without scripts. `/livez` needs no token.
 */
export async function createBoard(options: BoardOptions): Promise<FastifyInstance> {
  const { proxies = 0, hsts = DEFAULT_HSTS, logLevel = 'warn' } = options;
  const headersOf = createResponseHeaders(hsts, proxies);
  const app = fastify({ logger: { level: logLevel }, bodyLimit: 16_384, ...hostOptions(proxies) });
  drainConnections(app);
  addResponseHeaders(app, headersOf);
  rejectInvalidRequests(app, headersOf);
  app.get('/livez', () => ({}));
  await app.register((pages) => boardPages(pages, options));
  return app;
}

async function boardPages(app: FastifyInstance, options: BoardOptions): Promise<void> {
  const mayPass = await tokenGate(app, options.token, 'Releases');
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-robots-tag', 'noindex');
    if (!(await mayPass(request, reply))) return reply;
  });
  // Only forms: bodies of other types are refused.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  answerRefusals(app);

  const reports = new MachineReports(options.context.objects);
  app.get('/', async (request, reply) => {
    const overview = await readOverview(options, reports);
    const { output, success } = v.safeParse(querySchema, request.query);
    return sendPage(reply, {
      title: `Releases of ${overview.live.settings.brand}`,
      person: personOf(request),
      children: <OverviewPage {...overview} done={success ? output.done : undefined} />,
    });
  });
  proposalRoutes(app, options);
  verifyRoute(app, options);
  actionRoutes(app, options);
}
