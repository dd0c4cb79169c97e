import type { FastifyPluginAsync } from 'fastify';
import * as v from 'valibot';
import { tokenGate } from '../tokenGate';
import { actionRoutes } from './actions/actionRoutes';
import { answerRefusals } from './answerRefusals';
import { BoardOverview } from './BoardOverview';
import type { BoardOptions } from './boardOptions';
import { boardPerson } from './boardPerson';
import { proposalRoutes } from './proposal/proposalRoutes';
import { readOverview } from './readOverview';
import { sendPage } from './sendPage';
import { signedNotes } from './actions/signedNotes';
import { verifyRoute } from './verification/verifyRoute';

const querySchema = v.object({
  /** Number of the deployment that was just added. */
  done: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))),
});

/**
 * What is live and how it does, and what the shell team does about it, for those who know the token: as a password,
 * with a name for whoever acts, or as a bearer. Whoever has given too many wrong ones is not told whether another is
 * right. Pages without scripts.
 */
export const board: FastifyPluginAsync<BoardOptions> = async (app, options) => {
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
  answerRefusals(app, tools);

  app.get('/_releases', async (request, reply) => {
    const person = boardPerson(request.headers.authorization);
    const { output, success } = v.safeParse(querySchema, request.query);
    const overview = await readOverview(tools, success ? output.done : undefined);
    return sendPage(tools, reply, {
      title: 'Releases',
      children: <BoardOverview person={person} observations={tools.observations} {...overview} />,
    });
  });
  proposalRoutes(app, tools);
  verifyRoute(app, tools);
  actionRoutes(app, tools);
};
