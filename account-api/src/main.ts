import path from 'node:path';
import { createAccountApi } from './createAccountApi';
import { createServer } from './createServer';
import { readServerEnvironment } from './readServerEnvironment';

const houseFolder = path.join(import.meta.dirname, '../../.tanabana/accounts');
const { host, port, dataFolder, proxies } = readServerEnvironment(process.env, houseFolder);

const accountApi = await createAccountApi({ dataFolder, env: process.env });
const server = await createServer(accountApi, { logger: true, proxies });
await server.listen({ host, port });

/** Answers what has arrived, then lets go of the database. */
async function stop(): Promise<void> {
  await server.close();
  await accountApi.close();
}
process.once('SIGTERM', () => void stop());
process.once('SIGINT', () => void stop());
