import type { FastifyPluginAsync } from 'fastify';
import type { DeploymentHistory } from '../../composition/deploymentHistory';
import type { Observations } from '../telemetry/observations';
import type { MachineCounts } from '../canary/machineCounts';
import type { GetLiveReleases } from '../liveReleases';
import { documentHeaders } from '../responseHeaders';
import { boardDocument } from './boardDocument';
import { tokenGate } from '../tokenGate';

interface BoardOptions {
  readonly token: string;
  readonly deployments: DeploymentHistory;
  readonly observations: Observations;
  readonly liveReleases: GetLiveReleases;
  /** What each machine saw of the running canary. */
  readonly machines: () => Promise<readonly MachineCounts[]>;
}

/** Deployments that the board shows. */
const MAX_DEPLOYMENTS = 20;

/**
 * What is live and how it does, for those who know the token: as a password (any name), or as a bearer. Whoever
 * has given too many wrong ones is not told whether another is right.
 */
export const board: FastifyPluginAsync<BoardOptions> = async (app, options) => {
  const { token, deployments, observations, liveReleases, machines } = options;
  const mayPass = await tokenGate(app, token, 'Releases');

  app.get('/_releases', async (request, reply) => {
    reply.header('x-robots-tag', 'noindex');
    if (!(await mayPass(request, reply))) return reply;
    const served = await liveReleases();
    if (!served) return reply.code(503).send({ message: 'No release has been promoted yet.' });
    const history = await deployments.recent(MAX_DEPLOYMENTS);
    const { html, policy } = boardDocument(served, history, observations, await machines());
    return reply.type('text/html; charset=utf-8').headers(documentHeaders(policy)).send(html);
  });
};
