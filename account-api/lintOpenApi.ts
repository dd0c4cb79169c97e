// Lints the OpenAPI description of the account service (`npm run openapi`).
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createConfig, formatProblems, lintFromString } from '@redocly/openapi-core';
import { createAccountApi } from './src/createAccountApi';
import { createHttpServer } from '@tanabana/http/createHttpServer';

const dataFolder = mkdtempSync(path.join(tmpdir(), 'tanabana-openapi-'));
const { plugin, close } = await createAccountApi({ dataFolder, env: {} });
const app = createHttpServer({});
await app.register(plugin, { prefix: '/api' });
const { body } = await app.inject('/api/openapi.json');
await app.close();
await close();
rmSync(dataFolder, { recursive: true });

// The description names no servers, because the service has no fixed address, and no license, because the project has
// none.
const rules = { 'no-empty-servers': 'off', 'info-license': 'off' } as const;
const config = await createConfig({ extends: ['recommended-strict'], rules });
const problems = await lintFromString({ source: body, absoluteRef: 'openapi.json', config });
if (problems.length > 0) {
  formatProblems(problems, { totals: { errors: problems.length, warnings: 0, ignored: 0 } });
  process.exitCode = 1;
}
