/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { assembleImage, foreignFolder, imageSettings, runInImage } from '../test/image';
import { openTestShop } from '../test/testShop';

// Real processes; a busy machine takes its time.
jest.setTimeout(120_000);

/** Longest that an orchestrator waits after SIGTERM, in milliseconds. */
const MAX_STOP_MS = 10_000;

let image: string;

beforeAll(() => {
  image = assembleImage();
});

test('the image is made of the steps that are tried here, and does not run as root', () => {
  const { steps, user, command } = imageSettings();
  expect(steps.slice(0, 2)).toEqual(['npm ci', 'node shell/deploy/assemble.mjs /image']);
  expect(user).toBe('node');
  expect(command).toEqual(['node', 'shell/server/serve.mjs']);
});

test('the image holds the server alone: no sources, no compiler, no tools', () => {
  const files = readdirSync(image, { recursive: true }).map(String);
  expect(
    files.filter(
      (file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts') && !file.startsWith('node_modules/'),
    ),
  ).toEqual([]);
  for (const name of ['webpack', 'typescript', 'esbuild', 'tsx', '@module-federation', '@aws-sdk']) {
    expect(existsSync(path.join(image, 'node_modules', name))).toBe(false);
  }
});

test('another user serves out of it, writes into the data folder alone, and leaves without a broken request', async () => {
  const shop = await openTestShop();
  const { id } = await shop.promoted(1);
  const data = foreignFolder();
  cpSync(shop.folder, data, { recursive: true });
  if (process.getuid?.() === 0) execFileSync('chown', ['-R', '65534:65534', data]);
  const before = readdirSync(image, { recursive: true }).length;
  const server = runInImage(image, imageSettings().command, {
    PORT: '0',
    DATA_DIR: data,
    DRAIN_SECONDS: '1',
  });
  const address = await server.address();

  expect(await (await fetch(`${address}/readyz`)).json()).toEqual({ release: id });
  expect(await (await fetch(`${address}/cart`)).text()).toContain('version 1 2');
  const signIn = await fetch(`${address}/api/auth/demo-login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect(signIn.status).toBe(200);
  const { port } = new URL(address);
  const health = () => runInImage(image, imageSettings().health, { PORT: port }).ended;
  expect((await health()).code).toBe(0);

  // A balancer sends requests until the server says that it leaves.
  const outcomes: (number | string)[] = [];
  let isReady = true;
  const callers = Array.from({ length: 8 }, async () => {
    while (isReady) outcomes.push(await fetch(`${address}/cart`).then(({ status }) => status, String));
  });
  const from = performance.now();
  server.child.kill('SIGTERM');
  while (
    await fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  )
    await delay(10);
  isReady = false;
  await Promise.all(callers);
  const { code, errors } = await server.ended;
  expect(performance.now() - from).toBeLessThan(MAX_STOP_MS);
  expect([code, errors]).toEqual([0, '']);
  expect(new Set(outcomes)).toEqual(new Set([200]));
  expect((await health()).code).toBe(1);
  expect(readdirSync(image, { recursive: true })).toHaveLength(before);
});
