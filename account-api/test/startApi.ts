import type { AddressInfo } from 'node:net';
import { createAccountApi, createServer } from '../src/createAccountApi';
import { apiClient, type ApiClient } from './apiClient';
import type { TestDatabase } from './testDatabases';

export const SIGNING_KEY = 'a key that only the tests know, 32 bytes or more';

export interface RunningApi extends ApiClient {
  stop: () => Promise<void>;
}

/** Starts the service on a free port, with high rate limits unless `env` sets others. */
export async function startApi(
  { dataFolder, databaseUrl }: TestDatabase,
  env: Record<string, string | undefined> = {},
): Promise<RunningApi> {
  const accountApi = await createAccountApi({
    dataFolder,
    env: {
      DATABASE_URL: databaseUrl,
      TOKEN_SIGNING_KEY: SIGNING_KEY,
      LIMIT_PER_ADDRESS: '100000/60',
      LIMIT_PER_ACCOUNT: '100000/60',
      LIMIT_PER_ACCOUNT_NEW_ADDRESSES: '100000/60',
      ...env,
    },
  });
  const server = await createServer(accountApi, { logLevel: 'silent', proxies: 1 });
  await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as AddressInfo;
  return {
    ...apiClient(`http://127.0.0.1:${port}`),
    stop: () => server.close(),
  };
}
