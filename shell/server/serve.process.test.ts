import { setTimeout as delay } from 'node:timers/promises';
import { npm, npmStart } from '../test/npmStart';
import { openTestShop, RENDERED_BY } from '../test/testShop';
import { ENQUIRY } from './messages/enquiry.testing';

/** Waits until a server reports a release as live. @throws after 20 s */
async function becomes(origin: string, id: string): Promise<void> {
  for (const until = Date.now() + 20_000; Date.now() < until;) {
    const { release } = (await (await fetch(`${origin}/healthz`)).json()) as { release?: string };
    if (release === id) return;
    await delay(20);
  }
  throw new Error(`${id} never became live`);
}

test('npm run serve serves the live release with the production build of React, and writes nothing to the history', async () => {
  const shop = await openTestShop();
  const { id } = await shop.promoted(1, RENDERED_BY);
  await shop.release(2);
  const { origin, signal, ended } = await npmStart({ DATA_DIR: shop.folder }, 'serve');
  try {
    expect(await (await fetch(`${origin}/cart`)).text()).toContain('react-dom-server.node.production.js');
    await becomes(origin, id);
    await becomes(origin, (await shop.promoted(3)).id);
  } finally {
    signal('SIGTERM');
  }
  await ended;
  expect(await shop.context.deployments.length()).toBe(2);
});

test('a server that starts before the first promotion waits for it', async () => {
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

test('a server without WEBHOOK_SECRET says that it cannot deliver the messages of a release with a webhook', async () => {
  const shop = await openTestShop();
  await shop.promote((await shop.release(1, undefined, { enquiryWebhook: 'https://hooks.example/' })).id);
  const { origin, signal, ended } = await npmStart({ DATA_DIR: shop.folder }, 'serve');
  const { status } = await fetch(`${origin}/_enquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ENQUIRY),
  });
  signal('SIGTERM');
  expect(status).toBe(503);
  expect((await ended).output).toContain('Warning: The release has a webhook');
});

test('npm run serve explains that a store cannot be reached', async () => {
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
