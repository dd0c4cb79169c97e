import ajvCompiler from '@fastify/ajv-compiler';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { AccountStore } from './accounts/accountStore';
import { answerError } from './answerError';
import type { Tables } from './database/tables';
import { googleVerifier, type GoogleSettings } from './google/googleVerifier';
import { AccountLimiter } from './limits/accountLimiter';
import { addressLimitStore } from './limits/addressLimitStore';
import { AttemptCounter } from './limits/attemptCounter';
import type { Limit } from './limits/limit';
import { tooManyAttempts } from './limits/tooManyAttempts';
import { openApi } from './openApi';
import { accountRoutes } from './routes/accountRoutes';
import { signInRoutes } from './routes/signInRoutes';
import { SessionTokens } from './sessions/sessionTokens';

export interface AccountApiOptions {
  database: Kysely<Tables>;
  signingKey: Uint8Array;
  /** Undefined where Google sign-in is not set up. */
  google: GoogleSettings | undefined;
  /** How often one address, and one account, may try to sign in or register. */
  limits: { perAddress: Limit; perAccount: Limit };
}

const BODY_LIMIT_BYTES = 16 * 1024;
const HANDLER_TIMEOUT_MS = 10_000;

/**
 * The seven calls of §7 as a Fastify plugin, to be registered under the prefix `/api`. Its parser, validator, limits
 * and error answers hold inside it only: whatever the host does elsewhere neither loosens nor meets them.
 */
export async function accountApi(app: FastifyInstance, options: AccountApiOptions): Promise<void> {
  const { database, signingKey, google, limits } = options;
  const attempts = new AttemptCounter(database);
  const parts = { accounts: new AccountStore(database), tokens: new SessionTokens(signingKey), database };

  acceptOnlyStrictJson(app);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ message: 'There is nothing here' }));
  app.addHook('onRoute', (route) => {
    route.handlerTimeout = HANDLER_TIMEOUT_MS;
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  });

  await app.register(swagger, { openapi: openApi });
  await app.register(rateLimit, {
    global: false,
    store: addressLimitStore(attempts),
    errorResponseBuilder: (_request, { ttl }) => tooManyAttempts(ttl),
  });

  signInRoutes(app, {
    ...parts,
    limiter: new AccountLimiter(attempts, limits.perAccount),
    rateLimit: { max: limits.perAddress.calls, timeWindow: limits.perAddress.seconds * 1000 },
    verifyGoogle: google && googleVerifier(google),
  });
  accountRoutes(app, parts);
  app.get('/openapi.json', { schema: { hide: true } }, () => Promise.resolve(app.swagger()));
}

/** Fastify by itself takes text/plain, turns "1" into 1, and silently drops fields that the schema does not name. */
function acceptOnlyStrictJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES },
    app.getDefaultJsonParser('error', 'error'),
  );
  const customOptions = { coerceTypes: false, removeAdditional: false, useDefaults: false } as const;
  const compile = ajvCompiler()({}, { customOptions });
  app.setValidatorCompiler((route) => compile(route));
}
