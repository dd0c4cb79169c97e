import path from 'node:path';
import * as v from 'valibot';
import { createAccountApi } from './createAccountApi';
import { createServer } from './createServer';

const count = (name: string, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,5}$/, `${name} must be a whole number`),
    v.transform(Number),
    v.maxValue(max, `${name} must be at most ${max}`),
  );
const text = v.pipe(v.string(), v.nonEmpty());

const environmentSchema = v.object({
  HOST: v.optional(text, '127.0.0.1'),
  PORT: v.optional(count('PORT', 65_535), '4000'),
  DATA_FOLDER: v.optional(text, path.join(import.meta.dirname, '../../.tanabana/accounts')),
  PROXIES: v.optional(count('PROXIES', 10), '0'),
});
const { HOST, PORT, DATA_FOLDER, PROXIES } = v.parse(environmentSchema, process.env);

const accountApi = await createAccountApi({ dataFolder: DATA_FOLDER, env: process.env });
const server = await createServer(accountApi, { logger: true, proxies: PROXIES });
await server.listen({ host: HOST, port: PORT });

/** Answers the requests in transit, then closes the database. */
async function stop(): Promise<void> {
  await server.close();
  await accountApi.close();
}
process.once('SIGTERM', () => void stop());
process.once('SIGINT', () => void stop());
