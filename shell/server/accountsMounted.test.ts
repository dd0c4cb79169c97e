/** @jest-environment node */
import path from 'node:path';
import { createAccountApi } from '@tanabana/account-api';
import { openStorefront, openTestShop } from '../test/testShop';

test('the account service answers below /api, pages answer everywhere else', async () => {
  const shop = await openTestShop();
  await shop.promoted(1);
  const accounts = await createAccountApi({ dataFolder: path.join(shop.folder, 'accounts'), env: {} });
  const app = await openStorefront(shop, { accounts: accounts.plugin });
  const ask = (method: 'GET' | 'POST' | 'DELETE', url: string) => app.inject({ method, url });

  const answers = [
    await ask('GET', '/api'),
    await ask('GET', '/api/nothing?preview=x'),
    await ask('POST', '/api/nothing'),
    await ask('DELETE', '/api/users/me'),
    await ask('GET', '/api/%ZZ'),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 405, 400]);
  for (const { headers, body } of answers) {
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
    expect(JSON.parse(body)).toEqual({ message: expect.any(String) as unknown });
  }
  expect((await ask('GET', '/nothing')).headers['content-type']).toContain('text/html');
  expect((await ask('GET', '/apis')).headers['content-type']).toContain('text/html');
  await app.close();
  await accounts.close();
});
