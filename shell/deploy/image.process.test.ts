import { execFileSync, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { assembleImage, foreignFolder, imageSettings, runInImage } from '../test/image';
import { openTestShop } from '../test/testShop';

/** Maximum time from SIGTERM to the exit, in milliseconds. */
const MAX_STOP_MS = 10_000;

let image: string;
let boardImage: string;
const running: ChildProcess[] = [];

// Ends servers that failed tests have left running.
afterEach(() => running.splice(0).forEach((child) => child.kill()));

beforeAll(() => {
  image = assembleImage();
  boardImage = assembleImage('board');
});

test('each image contains only its server, without sources, compiler and tools', () => {
  const files = readdirSync(image, { recursive: true }).map(String);
  expect(
    files.filter(
      (file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts') && !file.startsWith('node_modules/'),
    ),
  ).toEqual([]);
  for (const name of ['webpack', 'typescript', 'esbuild', 'tsx', '@module-federation', '@aws-sdk']) {
    for (const folder of [image, boardImage]) {
      expect(existsSync(path.join(folder, 'node_modules', name))).toBe(false);
    }
  }
  expect(files.filter((file) => /\bboard\b.*mjs$/.test(file))).toEqual([]);
  expect(existsSync(path.join(boardImage, 'shell/server'))).toBe(false);
});

test('a user who can write only to the data folder can run the shop, and stops it without a failed request', async () => {
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
  running.push(server.child);
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

  // Sends requests until /readyz answers 503, because a load balancer sends no requests afterwards.
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

test('the board verifies and promotes a release, which the shop then serves', async () => {
  const shop = await openTestShop();
  await shop.promoted(1);
  const { id } = await shop.release(2);
  const data = foreignFolder();
  cpSync(shop.folder, data, { recursive: true });
  if (process.getuid?.() === 0) execFileSync('chown', ['-R', '65534:65534', data]);
  const server = runInImage(image, imageSettings().command, {
    PORT: '0',
    DATA_DIR: data,
    DRAIN_SECONDS: '0',
  });
  const board = runInImage(
    boardImage,
    imageSettings('board').command,
    { BOARD_PORT: '0', DATA_DIR: data, BOARD_TOKEN: 'token' },
    'board',
  );
  running.push(server.child, board.child);
  const [shopAddress, address] = [await server.address(), await board.address()];
  expect((await fetch(`${shopAddress}/_releases`)).status).toBe(404);
  const headers = { authorization: `Basic ${btoa('Asha:token')}`, origin: address };
  const read = async (path: string) => (await fetch(address + path, { headers })).text();
  const said = (tag: string, name: string) => new RegExp(`${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
  const fieldsOf = (page: string, action: string) => {
    const form = page.split('<form').find((text) => said(text, 'action') === action) ?? '';
    const inputs = form.match(/<input[^>]*type="hidden"[^>]*>/g) ?? [];
    return inputs.map((input) => [said(input, 'name'), said(input, 'value')]);
  };
  const send = (path: string, fields: string[][]) =>
    fetch(address + path, { method: 'POST', headers, body: new URLSearchParams(fields) });

  const verified = await send('/verify', fieldsOf(await read(`/release/${id}`), '/verify'));
  const outcome = await verified.text();
  expect(outcome).toContain('is in order.');
  const fields = fieldsOf(outcome, '/promote');
  const done = await send('/promote', [...fields, ['reason', 'New words']]);
  expect(new URL(done.url).search).toBe('?done=2');
  // Polls, because the server serves the previous release until the promoted one is ready.
  const page = async () => (await fetch(`${shopAddress}/cart`)).text();
  while (!(await page()).includes('version 2 2')) await delay(50);
});
