/** @jest-environment node */
import { freePort } from '@tanabana/account-api/testing/freePort';
import { npm } from './test/npmStart';
import { openTestShop, TEST_SECRET } from './test/testShop';

jest.setTimeout(120_000);

test.each([
  ['board', { BOARD_TOKEN: TEST_SECRET, BOARD_PORT: '0' }, / at http/],
  ['dev', {}, /Sources are watched by \d dev servers/],
])('npm run %s ends with its server when npm receives SIGTERM', async (script, env, words) => {
  const port = String(await freePort());
  const { prints, signal, ended } = npm(['run', script], {
    PORT: port,
    DATA_DIR: (await openTestShop()).folder,
    ...env,
  });
  await prints(words);
  signal('SIGTERM');
  expect((await ended).output).not.toContain('is live at');
});

test('the dev server of a remote listens on the local interface, names a port that is in use, and ends with npm', async () => {
  const port = await freePort();
  const start = () => npm(['start', '-w', 'mfe-account'], { PORT: String(port) });
  const first = start();
  await first.prints(/Proxy created/);
  const answers = async (host: string) => (await fetch(`http://${host}:${port}`)).ok;
  while (!(await answers('127.0.0.1').catch(() => false)));
  await expect(answers('127.0.0.2')).rejects.toThrow();
  const { code, output } = await start().ended;
  expect(output).toContain(
    `Port ${port}, for the dev server of mfe-account, is taken by another program. Stop it`,
  );
  expect([code, output]).toEqual([1, expect.not.stringContaining('node:net')]);
  first.signal('SIGTERM');
  await first.ended;
});
