import path from 'node:path';
import { createAccountApi } from './createAccountApi';
import { createServer } from './createServer';
import { readServerEnvironment } from './readServerEnvironment';

const defaultDataFolder = path.join(import.meta.dirname, '../../.tanabana/accounts');
const { host, port, dataFolder, proxies } = readServerEnvironment(process.env, defaultDataFolder);

const accountApi = await createAccountApi({ dataFolder, env: process.env });
const server = await createServer(accountApi, { logger: true, proxies });
await server.listen({ host, port });

/** Answers the requests in transit, then closes the database. */
async function stop(): Promise<void> {
  await server.close();
  await accountApi.close();
}
process.once('SIGTERM', () => void stop());
process.once('SIGINT', () => void stop());
