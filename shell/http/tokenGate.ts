import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { givenCredentials, isToken } from './givenCredentials';

/** Wrong tokens that one network may give in a window; an IPv6 network is a /64, which one caller has to himself. */
const MAX_WRONG_TOKENS = 10;
const WINDOW_MS = 15 * 60_000;
const IPV6_SUBNET = 64;

/**
 * Lets through who knows a token. Whoever has given too many wrong ones is not told whether another is right.
 * @param app the plugin whose routes it guards
 * @param realm what a browser calls it when it asks for the token
 * @returns whether a request may pass; one that may not has been answered
 */
export async function tokenGate(
  app: FastifyInstance,
  token: string,
  realm: string,
): Promise<(request: FastifyRequest, reply: FastifyReply) => Promise<boolean>> {
  await app.register(rateLimit, {
    global: false,
    max: MAX_WRONG_TOKENS,
    timeWindow: WINDOW_MS,
    ipv6Subnet: IPV6_SUBNET,
  });
  const wrongTokens = app.createRateLimit();
  const ask = (reply: FastifyReply) =>
    reply
      .code(401)
      .header('www-authenticate', `Basic realm="${realm}"`)
      .send({ message: 'The token, please.' });

  return async (request, reply) => {
    const given = givenCredentials(request.headers.authorization)?.token;
    if (given === undefined) {
      void ask(reply);
      return false;
    }
    const isRight = isToken(given, token);
    const count = await wrongTokens(request, { increment: !isRight });
    const isExceeded = !count.isAllowed && count.isExceeded;
    if (isExceeded) void refuse(reply, count.ttlInSeconds);
    else if (!isRight) void ask(reply);
    return isRight && !isExceeded;
  };
}

function refuse(reply: FastifyReply, seconds: number) {
  return reply
    .code(429)
    .header('retry-after', seconds)
    .send({ message: `Too many wrong tokens. Please try again in ${Math.ceil(seconds / 60)} minutes.` });
}
