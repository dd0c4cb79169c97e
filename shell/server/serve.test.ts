/** @jest-environment node */
import { setTimeout as delay } from 'node:timers/promises';
import { promote } from '../composition/deployReleases';
import { npm, npmStart } from '../test/npmStart';
import { publishPresentSources } from '../test/publishPresentSources';
import { openTestShop, pageSaying } from '../test/testShop';

// Real processes; a busy machine takes its time.
jest.setTimeout(120_000);

/** The release that a server says is live, once it is this one. @throws when it never is */
async function becomes(origin: string, id: string): Promise<void> {
  for (const until = Date.now() + 20_000; Date.now() < until;) {
    const { release } = (await (await fetch(`${origin}/healthz`)).json()) as { release?: string };
    if (release === id) return;
    await delay(20);
  }
  throw new Error(`${id} never became live`);
}

test('npm run serve serves what the history says, and writes nothing into it', async () => {
  const shop = await openTestShop();
  const { id } = await shop.promoted(1);
  await shop.release(2);
  const { origin, signal, ended } = await npmStart({ DATA_DIR: shop.folder }, 'serve');
  try {
    expect(await (await fetch(`${origin}/cart`)).text()).toContain('version 1 2');
    await becomes(origin, id);
    await becomes(origin, (await shop.promoted(3)).id);
  } finally {
    signal('SIGTERM');
  }
  await ended;
  expect(await shop.context.deployments.length()).toBe(2);
});

test('a machine that is started before anything was promoted waits for the first promotion', async () => {
  const shop = await openTestShop();
  const { origin, signal, ended } = await npmStart({ DATA_DIR: shop.folder }, 'serve');
  try {
    expect((await fetch(`${origin}/healthz`)).status).toBe(503);
    await becomes(origin, (await shop.promoted(1)).id);
  } finally {
    signal('SIGTERM');
    await ended;
  }
});

test('npm start of another checkout serves what is live, and names the command that would promote', async () => {
  const shop = await openTestShop();
  await publishPresentSources(shop, pageSaying('this checkout'));
  const { id } = await shop.release(1, pageSaying('the other checkout'));
  await promote(shop.context.deployments, id, { checkout: 'the other checkout' });
  const { origin, signal, ended } = await npmStart({ DATA_DIR: shop.folder });
  try {
    expect(await (await fetch(`${origin}/cart`)).text()).toContain('the other checkout');
  } finally {
    signal('SIGTERM');
  }
  const { output } = await ended;
  expect(output).toContain(`Release ${id} stays live. To promote the present sources:`);
  expect(output).toContain('npm run release -- promote --sources');
  expect(await shop.context.deployments.length()).toBe(1);
});

test('npm run serve says in words that a place cannot be reached', async () => {
  const { code, output } = await npm(['run', 'serve'], {
    PORT: '0',
    DATA_DIR: (await openTestShop()).folder,
    RELEASES_BUCKET: 'tanabana-releases',
    AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:9',
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'nobody',
    AWS_SECRET_ACCESS_KEY: 'nothing',
  }).ended;
  expect(output).toContain('The releases cannot be read (bucket tanabana-releases at http://127.0.0.1:9)');
  expect(output).toContain('ECONNREFUSED');
  expect(code).toBe(1);
});
