import ajvCompiler from '@fastify/ajv-compiler';
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { AccountStore } from './accounts/accountStore';
import { answerError } from './answerError';
import { ANSWER_HEADERS } from './answerHeaders';
import type { Tables } from './database/tables';
import { googleVerifier, type GoogleSettings } from './google/googleVerifier';
import { keyedDigest } from './limits/keyedDigest';
import { SignInLimits, type Limits } from './limits/signInLimits';
import { accountRoutes } from './routes/accountRoutes';
import { signInRoutes } from './routes/signInRoutes';
import { unknownPaths } from './routes/unknownPaths';
import { SessionTokens } from './sessions/sessionTokens';

interface AccountApiOptions {
  database: Kysely<Tables>;
  signingKey: Uint8Array;
  /** Undefined when Google sign-in is not set up. */
  google: GoogleSettings | undefined;
  limits: Limits;
}

const openApi = {
  openapi: '3.0.3',
  info: {
    title: 'Tanabana accounts',
    description: "Sign-in, profile and orders. Every refusal is `{ message }`, in a shopper's words.",
    version: '1.0.0',
  },
  components: {
    securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
  },
} as const;

const BODY_LIMIT_BYTES = 16 * 1024;
const HANDLER_TIMEOUT_MS = 10_000;

/**
 * Fastify plugin with the calls of §7 and signing out everywhere, for the prefix `/api`. Its parser, validator and
 * error handler do not affect the host.
 */
export async function accountApi(app: FastifyInstance, options: AccountApiOptions): Promise<void> {
  const { database, signingKey, google, limits } = options;
  const parts = { accounts: new AccountStore(database), tokens: new SessionTokens(signingKey), database };

  acceptOnlyStrictJson(app);
  app.setErrorHandler(answerError);
  app.addHook('onRoute', (route) => {
    route.handlerTimeout = HANDLER_TIMEOUT_MS;
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(ANSWER_HEADERS);
  });

  await app.register(swagger, { openapi: openApi });
  unknownPaths(app);
  signInRoutes(app, {
    ...parts,
    limits: new SignInLimits(database, keyedDigest(signingKey), limits),
    verifyGoogle: google && googleVerifier(google),
  });
  accountRoutes(app, parts);
  app.get('/openapi.json', { schema: { hide: true } }, () => Promise.resolve(app.swagger()));
}

/** Fastify by default accepts text/plain, turns "1" into 1, and drops fields that a schema does not name. */
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
