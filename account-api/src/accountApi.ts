import swagger from '@fastify/swagger';
import { createErrorHandler } from '@tanabana/http/refusal';
import { DATA_HEADERS } from '@tanabana/http/responseHeaders';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { AccountStore } from './accounts/accountStore';
import type { Tables } from './database/tables';
import { googleVerifier, type GoogleSettings } from './google/googleVerifier';
import { keyedDigest } from './limits/keyedDigest';
import { SignInLimits, type Limits } from './limits/signInLimits';
import { refusalOf } from './refusalOf';
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

const HANDLER_TIMEOUT_MS = 10_000;

/**
 * Fastify plugin with the calls of §7 and signing out everywhere, for the prefix `/api` of a server of
 * `createHttpServer`, which accepts strict JSON only.
 */
export async function accountApi(app: FastifyInstance, options: AccountApiOptions): Promise<void> {
  const { database, signingKey, google, limits } = options;
  const services = { accounts: new AccountStore(database), tokens: new SessionTokens(signingKey), database };

  app.setErrorHandler(createErrorHandler(refusalOf));
  app.addHook('onRoute', (route) => {
    route.handlerTimeout = HANDLER_TIMEOUT_MS;
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(DATA_HEADERS);
  });

  await app.register(swagger, {
    openapi: openApi,
    transformObject: (document) =>
      'openapiObject' in document ? withOptionalBodies(document.openapiObject) : {},
  });
  unknownPaths(app);
  signInRoutes(app, {
    ...services,
    limits: new SignInLimits(database, keyedDigest(signingKey), limits),
    verifyGoogle: google && googleVerifier(google),
  });
  accountRoutes(app, services);
  app.get('/openapi.json', { schema: { hide: true } }, () => Promise.resolve(app.swagger()));
}

/** Marks bodies that may be missing. `@fastify/swagger` describes every body as required. */
function withOptionalBodies<Document extends { readonly paths?: object }>(document: Document): Document {
  for (const { post } of Object.values(document.paths ?? {}) as Partial<Record<string, Described>>[]) {
    const body = post?.requestBody;
    if (body?.content['application/json']?.schema.nullable) body.required = false;
  }
  return document;
}

interface Described {
  readonly requestBody?: {
    required: boolean;
    readonly content: Readonly<Record<string, { readonly schema: { readonly nullable?: boolean } }>>;
  };
}
