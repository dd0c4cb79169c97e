import path from 'node:path';
import { endWithReason, readEnvironment, SERVER_VARIABLES, wholeNumber } from '@tanabana/http/environment';
import { listen } from '@tanabana/http/listen';
import { exitOnSignals } from '@tanabana/http/shutdown';
import * as v from 'valibot';
import { createAccountApi, createServer } from './createAccountApi';

const environmentSchema = v.object({
  HOST: v.optional(v.string(), '127.0.0.1'),
  PORT: v.optional(wholeNumber(65_535), '4000'),
  DATA_FOLDER: v.optional(v.string(), path.join(import.meta.dirname, '../../.tanabana/accounts')),
  PROXIES: SERVER_VARIABLES.PROXIES,
});

async function start(): Promise<void> {
  const { HOST, PORT, DATA_FOLDER, PROXIES } = readEnvironment(environmentSchema, process.env);
  const accountApi = await createAccountApi({ dataFolder: DATA_FOLDER, env: process.env });
  const server = await createServer(accountApi, { logLevel: 'info', proxies: PROXIES });
  await listen(server, PORT, HOST);
  exitOnSignals(server);
}

start().catch(endWithReason);
