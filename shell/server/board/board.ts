import rateLimit from '@fastify/rate-limit';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { DeploymentHistory } from '../../composition/deploymentHistory';
import type { Observations } from '../telemetry/observations';
import type { GetLiveReleases } from '../liveReleases';
import { documentHeaders } from '../responseHeaders';
import { boardDocument } from './boardDocument';
import { givenToken, isToken } from './boardToken';

interface BoardOptions {
  readonly token: string;
  readonly deployments: DeploymentHistory;
  readonly observations: Observations;
  readonly liveReleases: GetLiveReleases;
}

/** Deployments that the board shows. */
const MAX_DEPLOYMENTS = 20;

/** Wrong tokens that one network may give in a window; an IPv6 network is a /64, which one caller has to himself. */
const MAX_WRONG_TOKENS = 10;
const WINDOW_MS = 15 * 60_000;
const IPV6_SUBNET = 64;

/**
 * What is live and how it does, for those who know the token: as a password (any name), or as a bearer. Whoever
 * has given too many wrong ones is not told whether another is right.
 */
export const board: FastifyPluginAsync<BoardOptions> = async (app, options) => {
  const { token, deployments, observations, liveReleases } = options;
  await app.register(rateLimit, {
    global: false,
    max: MAX_WRONG_TOKENS,
    timeWindow: WINDOW_MS,
    ipv6Subnet: IPV6_SUBNET,
  });
  const wrongTokens = app.createRateLimit();

  app.get('/_releases', async (request, reply) => {
    reply.header('x-robots-tag', 'noindex');
    const given = givenToken(request.headers.authorization);
    if (given === undefined) return askForToken(reply);
    const isRight = isToken(given, token);
    const count = await wrongTokens(request, { increment: !isRight });
    if (!count.isAllowed && count.isExceeded) return refuse(reply, count.ttlInSeconds);
    if (!isRight) return askForToken(reply);
    const served = await liveReleases();
    if (!served) return reply.code(503).send({ message: 'No release has been promoted yet.' });
    const { html, policy } = boardDocument(served, await deployments.recent(MAX_DEPLOYMENTS), observations);
    return reply.type('text/html; charset=utf-8').headers(documentHeaders(policy)).send(html);
  });
};

function askForToken(reply: FastifyReply) {
  return reply
    .code(401)
    .header('www-authenticate', 'Basic realm="Releases"')
    .send({ message: 'The token, please.' });
}

function refuse(reply: FastifyReply, seconds: number) {
  return reply
    .code(429)
    .header('retry-after', seconds)
    .send({ message: `Too many wrong tokens. Please try again in ${Math.ceil(seconds / 60)} minutes.` });
}
