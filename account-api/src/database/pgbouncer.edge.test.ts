/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import { newPerson } from '../../test/apiClient';
import { freePort } from '../../test/freePort';
import { startApi, type RunningApi } from '../../test/startApi';
import { testDatabases } from '../../test/testDatabases';

/** Starts PgBouncer for a database. @returns the address at which clients reach the database through PgBouncer */
async function startPgBouncer(databaseUrl: string, mode: string) {
  const { username, password, hostname, port: behind, pathname } = new URL(databaseUrl);
  const port = await freePort();
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'accounts-pgbouncer-')), 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]
* = host=${hostname} port=${behind} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
default_pool_size = ${mode === 'transaction' ? 3 : 70}
user = ${process.getuid?.() === 0 ? 'nobody' : ''}
`,
  );
  const child = spawn('/usr/sbin/pgbouncer', [file], { stdio: ['ignore', 'ignore', 'pipe'] });
  const output: string[] = [];
  await new Promise<void>((resolve, reject) => {
    createInterface(child.stderr).on('line', (line) => {
      output.push(line);
      if (line.includes('process up')) resolve();
    });
    child.once('error', () => reject(new Error('Install PgBouncer: apt-get install pgbouncer')));
    child.once('exit', () => reject(new Error(output.join('\n'))));
  });
  return {
    databaseUrl: `postgres://shop@127.0.0.1:${port}${pathname}`,
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** Registers a person and makes further calls as that person. @returns the status of each answer */
async function statusesOf(copy: RunningApi): Promise<number[]> {
  const { name, email, password } = newPerson();
  const { status, body } = await copy.post('/auth/register', { name, email, password });
  const login = await copy.post('/auth/login', { email, password });
  const profile = await copy.put('/users/me', body.token ?? '', { name: 'Asha Rao' });
  const orders = await copy.get('/orders/my', body.token ?? '');
  return [status, login.status, profile.status, orders.status];
}

/** Connects to the database directly, without PgBouncer. */
async function countLocks(databaseUrl: string) {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rowCount } = await client.query("select from pg_locks where locktype = 'advisory'");
  await client.end();
  return rowCount;
}

test.each(['session', 'transaction'])(
  'behind PgBouncer in %s mode, instances start concurrently and during calls, all calls succeed, and no lock remains',
  async (mode) => {
    const database = await testDatabases[1]!.make();
    const pooler = await startPgBouncer(database.databaseUrl!, mode);
    const start = () => startApi({ ...database, databaseUrl: pooler.databaseUrl });
    const copies = await Promise.all([start(), start(), start()]);
    const calls = Array.from({ length: 10 }, () => copies).flat();
    const [statuses, ...late] = await Promise.all([
      Promise.all(calls.map(statusesOf)),
      start(),
      start(),
      start(),
    ]);
    const locks = await countLocks(database.databaseUrl!);
    await Promise.all([...copies, ...late].map((copy) => copy.stop()));
    await pooler.stop();
    await database.remove();
    expect(statuses).toEqual(calls.map(() => [201, 200, 200, 200]));
    expect(locks).toBe(0);
  },
);
