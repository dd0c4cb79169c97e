import type { FastifyInstance } from 'fastify';
import { accountApi } from './accountApi';
import { ensureDemoAccount } from './accounts/demoAccount';
import { openDatabase } from './database/openDatabase';
import { readSettings } from './readSettings';
import { loadSigningKey } from './sessions/loadSigningKey';

export interface AccountEnvironment {
  /** Folder of the SQLite accounts and the signing key, unless DATABASE_URL and TOKEN_SIGNING_KEY are set. */
  dataFolder: string;
  env: Record<string, string | undefined>;
}

export interface CreatedAccountApi {
  /** Register it with the prefix `/api`. */
  plugin: (app: FastifyInstance) => Promise<void>;
  /** Closes the database, after the server has closed. */
  close: () => Promise<void>;
}

/**
 * Prepares the account service for a Fastify server.
 * @throws when a variable is invalid, or when the data folder or the database cannot be used
 */
export async function createAccountApi({ dataFolder, env }: AccountEnvironment): Promise<CreatedAccountApi> {
  const { databaseUrl, signingKey, google, limits } = readSettings(env);
  const key =
    signingKey === undefined ? await loadSigningKey(dataFolder) : new TextEncoder().encode(signingKey);
  const database = await openDatabase(dataFolder, databaseUrl);
  await ensureDemoAccount(database, new Date());
  return {
    plugin: async (app) => {
      await app.register(accountApi, { database, signingKey: key, google, limits });
    },
    close: () => database.destroy(),
  };
}
