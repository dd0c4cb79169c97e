import swagger from '@fastify/swagger';
import { createErrorHandler } from '@tanabana/http/refusal';
import { createHttpServer, type HostOptions } from '@tanabana/http/createHttpServer';
import { DATA_HEADERS } from '@tanabana/http/responseHeaders';
import { LogController, type FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { AccountStore } from './accounts/accountStore';
import { ensureDemoAccount } from './accounts/demoAccount';
import { openDatabase } from './database/openDatabase';
import type { Tables } from './database/tables';
import { googleVerifier, type GoogleSettings } from './google/googleVerifier';
import { keyedDigest } from './limits/keyedDigest';
import { signInLimits, type Limits } from './limits/signInLimits';
import { readSettings } from './readSettings';
import { refusalOf } from './refusalOf';
import { accountRoutes } from './routes/accountRoutes';
import { signInRoutes } from './routes/signInRoutes';
import { unknownPaths } from './routes/unknownPaths';
import { loadSigningKey } from './sessions/loadSigningKey';
import { SessionTokens } from './sessions/sessionTokens';

interface AccountEnvironment {
  /**
   * Folder of the SQLite database and of the signing key. DATABASE_URL selects another database, and TOKEN_SIGNING_KEY
   * replaces the signing key.
   */
  dataFolder: string;
  env: Record<string, string | undefined>;
}

export interface CreatedAccountApi {
  /** Register the plugin with the prefix `/api`. */
  plugin: (app: FastifyInstance) => Promise<void>;
  /** Call this function after the server has closed. */
  close: () => Promise<void>;
}

/**
 * Opens the database of the account service, and creates the Fastify plugin of the service.
 * @throws when a variable is invalid, or when the data folder or the database cannot be used
 */
export async function createAccountApi({ dataFolder, env }: AccountEnvironment): Promise<CreatedAccountApi> {
  const { databaseUrl, signingKey, hasDemo, google, limits } = readSettings(env);
  const key =
    signingKey === undefined ? await loadSigningKey(dataFolder) : new TextEncoder().encode(signingKey);
  const database = await openDatabase(dataFolder, databaseUrl);
  if (hasDemo) await ensureDemoAccount(database, new Date());
  return {
    plugin: async (app) => {
      await app.register(accountApi, { database, signingKey: key, hasDemo, google, limits });
    },
    close: () => database.destroy(),
  };
}

/** When the server closes, it also closes the database. */
export async function createServer({ plugin, close }: CreatedAccountApi, options: HostOptions) {
  const logController = new LogController({ disableRequestLogging: true });
  const server = createHttpServer(options, { logController });
  server.addHook('onClose', close);
  await server.register(plugin, { prefix: '/api' });
  return server;
}

interface AccountApiOptions {
  database: Kysely<Tables>;
  signingKey: Uint8Array;
  /** Whether visitors can log in to the shared demo account. */
  hasDemo: boolean;
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
 * Registers the API calls of §7 and the call that ends all sessions of an account. The server must be created by
 * `createHttpServer`, which accepts only strict JSON.
 * @internal
 */
export async function accountApi(app: FastifyInstance, options: AccountApiOptions): Promise<void> {
  const { database, signingKey, hasDemo, google, limits } = options;
  const services = { accounts: new AccountStore(database), tokens: new SessionTokens(signingKey) };

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
    hasDemo,
    limits: signInLimits(database, keyedDigest(signingKey), limits),
    verifyGoogle: google && googleVerifier(google),
  });
  accountRoutes(app, services);
  app.get('/openapi.json', { schema: { hide: true } }, () => Promise.resolve(app.swagger()));
}

/** Marks request bodies with a nullable schema as optional. `@fastify/swagger` marks every body as required. */
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
