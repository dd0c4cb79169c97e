import { createHash, timingSafeEqual } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * Maximum number of wrong tokens from one network within `WINDOW_MS`. An IPv6 network is a /64, the usual prefix of one
 * customer.
 */
const MAX_WRONG_TOKENS = 10;
const WINDOW_MS = 15 * 60_000;
const IPV6_SUBNET = 64;

/**
 * Creates a guard for the routes of a plugin. After too many wrong tokens, the guard responds with 429 even if the
 * token is correct.
 * @param realm name in the prompt of browsers
 * @returns a function that resolves with true if a request has the correct token; if not, the function sends the
 * response and resolves with false
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
  const unauthorized = (reply: FastifyReply) =>
    reply
      .code(401)
      .header('www-authenticate', `Basic realm="${realm}"`)
      .send({ message: 'The token, please.' });

  return async (request, reply) => {
    const candidate = readCredentials(request.headers.authorization)?.token;
    if (candidate === undefined) {
      void unauthorized(reply);
      return false;
    }
    const isCorrect = isToken(candidate, token);
    const count = await wrongTokens(request, { increment: !isCorrect });
    const isExceeded = !count.isAllowed && count.isExceeded;
    if (isExceeded) void tooManyRequests(reply, count.ttlInSeconds);
    else if (!isCorrect) void unauthorized(reply);
    return isCorrect && !isExceeded;
  };
}

function tooManyRequests(reply: FastifyReply, seconds: number) {
  return reply
    .code(429)
    .header('retry-after', seconds)
    .send({ message: `Too many wrong tokens. Please try again in ${Math.ceil(seconds / 60)} minutes.` });
}

/**
 * Parses an `Authorization` header: Basic with the token as password, or a bearer token.
 * @returns the token, and the user name of Basic credentials, which may be empty
 */
export function readCredentials(
  authorization = '',
): { readonly token: string; readonly name?: string } | undefined {
  const [, scheme = '', credentials = ''] = /^(\S+) (.*)$/.exec(authorization) ?? [];
  switch (scheme.toLowerCase()) {
    case 'basic': {
      const text = Buffer.from(credentials, 'base64').toString('utf8');
      const [, name = '', token = text] = /^([^:]*):(.*)$/s.exec(text) ?? [];
      return { token, name };
    }
    case 'bearer':
      return { token: credentials };
    default:
      return undefined;
  }
}

/** Compares digests in constant time, so that response times do not reveal the token. */
function isToken(candidate: string, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(candidate), digest(token));
}
