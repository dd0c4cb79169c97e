/** Measures how many logins and reads per second one instance of the account service answers, with a new database. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

const SECONDS_PER_CALL = 8;
const NO_LIMIT = '999999999/60';
const PERSON = { email: 'asha@example.in', password: 'indigo-and-madder' };

const dataFolder = await mkdtemp(path.join(tmpdir(), 'accounts-bench-'));
const service = spawn(
  process.execPath,
  ['--import', 'tsx', path.join(import.meta.dirname, '../src/main.ts')],
  {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: '0',
      DATA_FOLDER: dataFolder,
      LIMIT_PER_ADDRESS: NO_LIMIT,
      LIMIT_PER_ACCOUNT: NO_LIMIT,
      LIMIT_PER_ACCOUNT_NEW_ADDRESSES: NO_LIMIT,
    },
  },
);
const origin = await new Promise<string>((resolve, reject) => {
  service.once('exit', () => reject(new Error('The service did not start')));
  createInterface(service.stdout).on('line', (line) => {
    const address = /listening at (http:[^"]+)/.exec(line)?.[1];
    if (address !== undefined) resolve(address);
  });
});
const agent = new Agent({ keepAlive: true });

function call(method: string, route: string, token?: string, body?: unknown): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    };
    request(`${origin}/api${route}`, { method, agent, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () => {
        if ((response.statusCode ?? 500) < 300) resolve(text);
        else reject(new Error(`${route} answered ${response.statusCode ?? '-'}: ${text}`));
      });
    })
      .on('error', reject)
      .end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** Reads the processor time of the service from `/proc`, which counts in hundredths of a second. */
async function processorTimeMs(): Promise<number> {
  const stat = await readFile(`/proc/${service.pid ?? 0}/stat`, 'utf8').catch(() => '');
  // The process name in parentheses may contain spaces, so the line is split only after the closing parenthesis. Of the
  // fields after the name, the 12th is the user time and the 13th is the system time.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/**
 * Repeats a call on several connections for `SECONDS_PER_CALL`. Prints the rate, the durations and the processor
 * time.
 */
async function measure(title: string, connections: number, once: () => Promise<string>): Promise<void> {
  const times: number[] = [];
  const spentBefore = await processorTimeMs();
  const end = performance.now() + SECONDS_PER_CALL * 1000;
  const repeat = async () => {
    while (performance.now() < end) {
      const start = performance.now();
      await once();
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: connections }, repeat));
  const spent = (await processorTimeMs()) - spentBefore;
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1).padStart(7);
  const rate = Math.round(times.length / SECONDS_PER_CALL);
  console.log(
    `${title.padEnd(20)}${String(rate).padStart(6)} /s   median ${at(0.5)} ms   99 % ${at(0.99)} ms` +
      `   processor ${(spent / times.length).toFixed(2).padStart(6)} ms each`,
  );
}

const [load = 0] = loadavg();
console.log(
  `${availableParallelism()} cores, shared with this measurement; ${load.toFixed(1)} processes were at work before`,
);
try {
  const registered = await call('POST', '/auth/register', undefined, { name: 'Asha', ...PERSON });
  const token = /"token":"([^"]+)"/.exec(registered)?.[1];
  const demo = /"token":"([^"]+)"/.exec(await call('POST', '/auth/demo-login'))?.[1];
  await measure('logins by password', 16, () => call('POST', '/auth/login', undefined, PERSON));
  await measure('demo logins', 16, () => call('POST', '/auth/demo-login'));
  await measure('profile reads', 32, () => call('GET', '/users/me', token));
  await measure('order reads', 32, () => call('GET', '/orders/my', demo));
} finally {
  agent.destroy();
  service.kill('SIGTERM');
  await once(service, 'exit');
  await rm(dataFolder, { recursive: true });
}
