import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { newFolder } from '@tanabana/releases/versions/builtDeployable.testing';
import { publishPresentSources } from './test/publishPresentSources';
import { openTestShop, pageSaying, type TestShop } from './test/testShop';

/**
 * Runs `start.ts` with the shop's store until the process exits.
 * @returns exit code and standard error
 */
async function start({ folder }: TestShop, env: Readonly<Record<string, string>>) {
  const server = spawn(process.execPath, ['--import', 'tsx', path.join(__dirname, 'start.ts')], {
    env: { ...process.env, PORT: '0', DATA_DIR: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Ends a server that starts although its configuration must be refused.
  server.stdout.on('data', (chunk: Buffer) => {
    if (String(chunk).includes('live at')) server.kill();
  });
  const errors = text(server.stderr);
  const [code] = (await once(server, 'exit')) as [number | null];
  return { code, errors: await errors };
}

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await publishPresentSources(shop, pageSaying('the present sources'));
});

test.each([
  ['a secret that is too short', { RELEASE_SECRET: 'short' }, 'RELEASE_SECRET needs at least 32 characters.'],
  [
    'a database that other servers may use',
    { DATABASE_URL: 'postgres://accounts' },
    'DATABASE_URL is set, and npm start only serves its own folder: use npm run serve, and npm run release',
  ],
  [
    'a bucket that other servers may use',
    { RELEASES_BUCKET: 'tanabana-releases' },
    'RELEASES_BUCKET is set, and npm start only serves its own folder',
  ],
])('refuses %s before anything is promoted', async (_what, env, reason) => {
  const { code, errors } = await start(shop, env);
  expect(errors).toContain(reason);
  expect(code).toBe(1);
  expect(await shop.context.deployments.latest()).toBeUndefined();
});

test('refuses a data folder that is a file, with the reason', async () => {
  const file = path.join(newFolder(), 'data');
  writeFileSync(file, '');
  const { code, errors } = await start({ ...shop, folder: file }, {});
  expect(errors).toContain(`DATA_DIR is ${file}, which is not writable: `);
  expect(code).toBe(1);
});
