/** @jest-environment node */
import { defaultSettings } from '@tanabana/contract/settings/defaultSettings';
import { openStorefront, openTestShop } from '../../test/testShop';

async function openShop() {
  const shop = await openTestShop();
  const { id } = await shop.promoted(1);
  return { app: await openStorefront(shop, { now: () => Date.UTC(2026, 0, 1) }), id };
}

test('security.txt names a contact, and is valid for 180 days', async () => {
  const { app } = await openShop();
  const { body, headers } = await app.inject('/.well-known/security.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toContain(`Contact: mailto:${defaultSettings.contact.email}\n`);
  expect(body).toContain('Expires: 2026-06-30T00:00:00.000Z\n');
});

test('the address for changing a password redirects to the account', async () => {
  const { app } = await openShop();
  const { statusCode, headers } = await app.inject('/.well-known/change-password');
  expect([statusCode, headers.location]).toEqual([302, '/dashboard']);
});
