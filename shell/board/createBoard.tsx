import { hostOptions, letGoOfConnections, refuseOddRequests } from '@tanabana/account-api/hosting';
import fastify, { type FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { MachineReports } from '../composition/machineReports';
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
  await app.register((pages) => boardPages(pages, options));
  return app;
}

async function boardPages(app: FastifyInstance, options: BoardOptions): Promise<void> {
  const mayPass = await tokenGate(app, options.token, 'Releases');
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-robots-tag', 'noindex');
    if (!(await mayPass(request, reply))) return reply;
  });
  // Forms alone: a body of another type is refused.
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
