import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { openBusyStore } from './busyStore';

const ROOT = path.resolve(import.meta.dirname, '../../..');

const execute = promisify(execFile);

// The timeout is long, because this test runs the release command twice, each time with a browser.
test.describe.configure({ timeout: 180_000 });

/** Code of a page, and the words with which it is refused. */
const FAULTS = {
  'setTimeout(() => { throw new Error("late"); });': /Error: late/,
  'Promise.reject(new Error("unhandled"));': /Error: unhandled/,
  'console.error("reported");': /reported/,
  'try { eval("1"); } catch {}': /TrustedScript/,
  'try { document.body.insertAdjacentHTML("beforeend", "<i></i>"); } catch {}': /TrustedHTML/,
  'fetch("/absent.json").catch(() => {});': /404/,
};

test('verify --browser refuses a page with errors, violations or failed requests', async () => {
  const store = await openBusyStore();
  try {
    await store.compose({ tasks: 0, budget: 4, effect: Object.keys(FAULTS).join('\n') });
    const refused = execute(
      process.execPath,
      ['shared/tooling/release.mjs', 'verify', 'newest', '--browser'],
      {
        cwd: ROOT,
        env: { ...process.env, ...store.environment },
      },
    );
    const { message } = (await refused.catch((error: unknown) => error)) as Error;
    expect(message).toContain('/busy');
    expect(message).toContain('Busy team');
    for (const words of Object.values(FAULTS)) expect.soft(message).toMatch(words);
  } finally {
    store.remove();
  }
});

test('verify --browser refuses a page with too many long tasks, and accepts fewer', async () => {
  const store = await openBusyStore();
  const verify = (...words: readonly string[]) =>
    execute(process.execPath, ['shared/tooling/release.mjs', 'verify', 'newest', ...words], {
      cwd: ROOT,
      env: { ...process.env, ...store.environment },
    });
  try {
    await store.compose({ tasks: 7, budget: 4 });
    await expect(verify('--browser')).rejects.toThrow(
      /- TB-BUDGET-002: \/busy blocks the main thread of a phone with \d+ long tasks, the budget of busy is 4 \(Busy team\)\.\n/,
    );
    await store.compose({ tasks: 0, budget: 4 });
    const { stdout } = await verify('--browser', '--json');
    expect(JSON.parse(stdout)).toMatchObject({
      isInOrder: true,
      checks: ['compatibility', 'files', 'budgets', '3 pages rendered', '2 pages opened in a browser'],
    });
    expect(await store.deployments()).toBe(0);
  } finally {
    store.remove();
  }
});
