import type { FastifyInstance } from 'fastify';
import { accountApi } from './accountApi';
import { ensureDemoAccount } from './accounts/demoAccount';
import { openDatabase } from './database/openDatabase';
import { readEnvironment } from './readEnvironment';
import { keptSigningKey } from './sessions/keptSigningKey';

export interface AccountEnvironment {
  /** Where accounts (unless DATABASE_URL is set) and the signing key (unless TOKEN_SIGNING_KEY is) are kept. */
  dataFolder: string;
  /** See README.md for the variables that are read. */
  env: Record<string, string | undefined>;
}

export interface CreatedAccountApi {
  /** To be registered with the prefix `/api`. */
  plugin: (app: FastifyInstance) => Promise<void>;
  /** Lets go of the database; to be called when the server has closed. */
  close: () => Promise<void>;
}

/**
 * Makes the account service ready to be embedded in a Fastify server.
 *
 * @throws when a variable is wrong, or the data folder or database cannot be used
 */
export async function createAccountApi({ dataFolder, env }: AccountEnvironment): Promise<CreatedAccountApi> {
  const { databaseUrl, signingKey, google, limits } = readEnvironment(env);
  const key =
    signingKey === undefined ? await keptSigningKey(dataFolder) : new TextEncoder().encode(signingKey);
  const { database, createLimiter } = await openDatabase(dataFolder, databaseUrl);
  await ensureDemoAccount(database, new Date());
  return {
    plugin: async (app) => {
      await app.register(accountApi, { database, createLimiter, signingKey: key, google, limits });
    },
    close: () => database.destroy(),
  };
}
