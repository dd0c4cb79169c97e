import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { axeFindings } from '@tanabana/tooling/playwright/accessibility';
import { goTo } from '@tanabana/tooling/playwright/goTo';
import { expect, test as journey } from '@tanabana/tooling/playwright/journey';
import { RUG, storedCart, VASE } from '@tanabana/tooling/playwright/storedRecords';

const WEBHOOK_SECRET = 'a key that only shop and receiver have';

interface Receiver {
  readonly address: string;
  readonly received: { readonly headers: IncomingHttpHeaders; readonly body: string }[];
  /** Status of all further answers. */
  status: number;
}

const test = journey.extend<object, { receiver: Receiver }>({
  receiver: [
    async ({}, use) => {
      const server = createServer((request, response) => {
        void text(request).then((body) => {
          receiver.received.push({ headers: request.headers, body });
          response.writeHead(receiver.status).end();
        });
      });
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      const { port } = server.address() as AddressInfo;
      const receiver: Receiver = { address: `http://127.0.0.1:${port}/enquiries`, received: [], status: 200 };
      await use(receiver);
      server.close();
      server.closeAllConnections();
    },
    { scope: 'worker' },
  ],
  shopEnvironment: [
    ({ receiver }, use) =>
      use({ WEBHOOK_SECRET, SETTINGS: JSON.stringify({ enquiryWebhook: receiver.address }) }),
    { scope: 'worker' },
  ],
  // The failed request of the second journey.
  allowedComplaints: /502/,
});

// The tests run one after another, because they share one receiver.
test.describe.configure({ mode: 'default' });

const notes = (page: Page) => page.getByRole('textbox', { name: 'Additional Notes' });
const send = (page: Page) => page.getByRole('button', { name: 'Send Enquiry', exact: true }).click();

test('an enquiry arrives at the receiver, signed, and the visitor sees that', async ({
  page,
  store,
  receiver,
}) => {
  receiver.status = 200;
  await store(storedCart(VASE, RUG));
  const document = await goTo(page, '/enquiry');
  expect(await document?.text()).not.toContain(receiver.address);
  await notes(page).fill('By March');
  await send(page);
  const arrived = page.getByText(/^Your enquiry has arrived\. Reference TB-\d{8}-[2-9A-Z]{4}$/);
  await expect(arrived).toBeVisible();
  const { headers, body } = receiver.received.at(-1) ?? { headers: {}, body: '{}' };
  const enquiry = JSON.parse(body) as { reference: string; notes: string; lines: { id: number }[] };
  await expect(arrived).toContainText(enquiry.reference);
  expect(enquiry.notes).toBe('By March');
  expect(enquiry.lines.map(({ id }) => id)).toEqual([VASE.id, RUG.id]);
  const signed = createHmac('sha256', WEBHOOK_SECRET).update(
    `${String(headers['x-tanabana-timestamp'])}.${body}`,
  );
  expect(headers['x-tanabana-signature']).toBe(`sha256=${signed.digest('hex')}`);
  expect(await axeFindings(page)).toEqual([]);

  await page.reload();
  await expect(page.getByText('Received by us')).toBeVisible();
  await expect(notes(page)).toHaveValue('');
});

test('an enquiry that cannot be delivered is not lost, and the letter is offered', async ({
  page,
  store,
  receiver,
}) => {
  receiver.status = 500;
  await store(storedCart(VASE));
  await goTo(page, '/enquiry');
  await notes(page).fill('By April');
  await send(page);
  await expect(page.getByText(/^We could not deliver your enquiry\. Nothing is lost/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send Enquiry Email' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.reload();
  await expect(notes(page)).toHaveValue('By April');

  receiver.status = 200;
  await send(page);
  await expect(page.getByText(/^Your enquiry has arrived\./)).toBeVisible();
});
