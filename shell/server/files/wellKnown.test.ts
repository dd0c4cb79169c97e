/** @jest-environment node */
import { defaultSettings } from '@tanabana/runtime/settings/defaultSettings';
import { openStorefront, openTestShop } from '../../test/testShop';

async function openShop() {
  const shop = await openTestShop();
  const { id } = await shop.promoted(1);
  return { app: await openStorefront(shop), id };
}

test('security.txt names a contact, and an end of validity in the future', async () => {
  const { app } = await openShop();
  const { body, headers } = await app.inject('/.well-known/security.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toContain(`Contact: mailto:${defaultSettings.contact.email}\n`);
  const [, expires = ''] = /^Expires: (.*)$/m.exec(body) ?? [];
  expect(Date.parse(expires)).toBeGreaterThan(Date.now());
});

test('the address for changing a password redirects to the account', async () => {
  const { app } = await openShop();
  const { statusCode, headers } = await app.inject('/.well-known/change-password');
  expect([statusCode, headers.location]).toEqual([302, '/dashboard']);
});
