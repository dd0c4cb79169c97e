/** @jest-environment node */
import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ENQUIRIES_PATH, SUBSCRIPTIONS_PATH } from '@tanabana/contract/messages/sendMessage';
import { counted } from '../../test/counted';
import { openStorefront, openTestShop } from '../../test/testShop';
import { Metrics } from '../telemetry/metrics';
import { deliverMessage } from './deliverMessage';
import { ENQUIRY } from './enquiry.testing';

jest.setTimeout(60_000);

const SECRET = 'a key that the receiver has too, 32 characters';
const NOW = 1_764_000_000_000;

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

/** Starts a receiver that answers with the given statuses, the last one for ever. `0` never answers. */
async function receiver(...statuses: readonly number[]) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const status = statuses[received.length] ?? statuses.at(-1) ?? 204;
      received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
      if (status !== 0) response.writeHead(status, { location: '/elsewhere' }).end('ok');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { received, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook` };
}

async function openShop(
  webhooks: { readonly enquiryWebhook?: string; readonly newsletterWebhook?: string },
  options: { readonly webhookSecret?: string } = { webhookSecret: SECRET },
) {
  const shop = await openTestShop();
  const { id } = await shop.release(1, undefined, webhooks);
  await shop.promote(id);
  const metrics = new Metrics();
  const logged: string[] = [];
  const app = await openStorefront(shop, {
    metrics,
    ...options,
    now: () => NOW,
    logLevel: 'info',
    development: { logStream: { write: (line: string) => logged.push(line) } },
  });
  closing.push(() => void app.close());
  const send = async (payload: object, url = ENQUIRIES_PATH) =>
    (await app.inject({ method: 'POST', url, payload })).statusCode;
  const outcomes = (outcome: string) => counted(metrics, 'tanabana_messages_total', { outcome });
  return { app, send, outcomes, logged };
}

test('delivers an enquiry, signed and with its reference, and counts it', async () => {
  const { address, received } = await receiver(200);
  const { send, outcomes } = await openShop({ enquiryWebhook: address });
  expect(await send({ ...ENQUIRY, unknown: 1 })).toBe(204);
  const [{ headers, body } = { headers: {}, body: '' }] = received;
  expect(JSON.parse(body)).toEqual({ type: 'enquiry', ...ENQUIRY });
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'idempotency-key': expect.stringMatching(/^TB-20261123-7F3K-[\da-f]{16}$/) as string,
    'x-tanabana-timestamp': '1764000000',
  });
  const signature = createHmac('sha256', SECRET).update(`1764000000.${body}`).digest('hex');
  expect(headers['x-tanabana-signature']).toBe(`sha256=${signature}`);
  expect(await outcomes('delivered')).toBe(1);
});

test('delivers an address for the newsletter to its own webhook', async () => {
  const { address, received } = await receiver(204);
  const { send } = await openShop({ newsletterWebhook: address });
  const subscription = { email: 'asha@hotel.example', topic: 'Newsletter' };
  expect(await send(subscription, SUBSCRIPTIONS_PATH)).toBe(204);
  expect(received.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
    { type: 'subscription', ...subscription },
  ]);
  expect(await send({ ...subscription, email: 'asha' }, SUBSCRIPTIONS_PATH)).toBe(400);
  expect(await send(ENQUIRY)).toBe(404);
});

test.each([
  ['without its reference', { ...ENQUIRY, reference: undefined }, 400],
  ['with a quantity that is a text', { ...ENQUIRY, lines: [{ ...ENQUIRY.lines[0], quantity: '25' }] }, 400],
  ['without lines and fuel', { ...ENQUIRY, lines: [] }, 400],
  ['that is too large', { ...ENQUIRY, letter: { subject: '', body: 'x'.repeat(300_000) } }, 413],
])('refuses an enquiry %s, and the receiver does not see it', async (_, enquiry, status) => {
  const { address, received } = await receiver(200);
  const { send, outcomes } = await openShop({ enquiryWebhook: address });
  expect(await send(enquiry)).toBe(status);
  expect(received).toEqual([]);
  expect(await outcomes('refused')).toBe(1);
});

test('accepts no form, which a page of another site could send', async () => {
  const { address, received } = await receiver(200);
  const { app } = await openShop({ enquiryWebhook: address });
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=a']) {
    const { statusCode } = await app.inject({
      method: 'POST',
      url: ENQUIRIES_PATH,
      payload: JSON.stringify(ENQUIRY),
      headers: { 'content-type': type },
    });
    expect(statusCode).toBe(415);
  }
  expect(received).toEqual([]);
});

test('limits the messages of one address', async () => {
  const { address, received } = await receiver(200);
  const { send } = await openShop({ enquiryWebhook: address });
  const statuses = [];
  for (let sent = 0; sent < 21; sent += 1) statuses.push(await send(ENQUIRY));
  expect(statuses.slice(0, 20)).toEqual(Array(20).fill(204));
  expect(statuses[20]).toBe(429);
  expect(received).toHaveLength(20);
});

test('delivers to a receiver that is down for a moment, with equal keys', async () => {
  const { address, received } = await receiver(503, 200);
  const { send, outcomes } = await openShop({ enquiryWebhook: address });
  expect(await send(ENQUIRY)).toBe(204);
  expect(received).toHaveLength(2);
  expect(new Set(received.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  expect(await outcomes('delivered')).toBe(1);
});

test('answers 502 if the receiver stays down, and logs nothing of the enquiry', async () => {
  const { address, received } = await receiver(500);
  const { send, outcomes, logged } = await openShop({ enquiryWebhook: address });
  expect(await send(ENQUIRY)).toBe(502);
  expect(received).toHaveLength(3);
  expect(await outcomes('failed')).toBe(1);
  expect(logged.join('')).toContain('"status":500,"attempts":3');
  for (const text of ['Asha', 'asha@hotel.example', 'Brass Urli', address])
    expect(logged.join('')).not.toContain(text);
});

test('does not follow a redirect, and does not repeat a refused request', async () => {
  for (const status of [302, 307, 401]) {
    const { address, received } = await receiver(status, 200);
    const { send } = await openShop({ enquiryWebhook: address });
    expect(await send(ENQUIRY)).toBe(502);
    expect(received).toHaveLength(1);
  }
});

test('answers 503 without a key, because receivers would refuse an unsigned message', async () => {
  const { address, received } = await receiver(200);
  const shop = await openShop({ enquiryWebhook: address }, {});
  expect(await shop.send(ENQUIRY)).toBe(503);
  expect(received).toEqual([]);
  expect(shop.logged.join('')).toContain('WEBHOOK_SECRET is not set');
});

test('gives up on a receiver that does not answer, and on one that does not exist', async () => {
  const silent = await receiver(0);
  for (const { address } of [silent, { address: 'http://127.0.0.1:9/' }]) {
    const delivery = { address, secret: SECRET, idempotencyKey: 'a', body: '{}', now: () => NOW };
    const limits = { timeoutMs: 100, pausesMs: [1, 2] };
    expect(await deliverMessage(delivery, limits)).toEqual({
      isDelivered: false,
      status: undefined,
      attempts: 3,
    });
  }
  expect(silent.received).toHaveLength(3);
});

test('no document and no data of a page contains the address of a webhook', async () => {
  const { app } = await openShop({
    enquiryWebhook: 'https://hooks.example/secret-path',
    newsletterWebhook: 'https://hooks.example/secret-path',
  });
  const { body } = await app.inject('/cart');
  expect(body).toContain('"enquiryWebhook":true,"newsletterWebhook":true');
  expect(body).not.toContain('secret-path');
});
