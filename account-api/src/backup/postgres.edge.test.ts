/** @jest-environment node */
import { mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { newPerson, type Person } from '../../test/apiClient';
import { startDebianPostgres } from '../../test/debianPostgres';
import { registerPeople } from '../../test/registerPeople';
import { startService, type RunningService } from '../../test/startService';

const TOKEN_SIGNING_KEY = 'a key that only the tests know, and long enough';

/** Number of accounts that are registered before `pg_dump` starts. */
const ACCOUNTS = 100;

const running: RunningService[] = [];
afterEach(() => Promise.all(running.splice(0).map((service) => service.end('SIGKILL'))));

async function start(databaseUrl: string): Promise<RunningService> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'accounts-'));
  const database = { dataFolder, databaseUrl, remove: () => Promise.resolve() };
  const service = await startService(database, { TOKEN_SIGNING_KEY });
  running.push(service);
  return service;
}

test('a dump taken during writes is restored on an empty server, with everything acknowledged before the dump', async () => {
  const lost = await startDebianPostgres();
  const service = await start(lost.url);
  const session = await service.register(newPerson());
  const people = registerPeople(service);
  const { acknowledged } = people;
  await people.reach(ACCOUNTS);

  const before = [...acknowledged];
  const dump = path.join(mkdtempSync(path.join(tmpdir(), 'dump-')), 'accounts.dump');
  await lost.tool('pg_dump', '--format=custom', `--file=${dump}`, lost.url);
  await people.reach(acknowledged.length + 10);
  await people.stop();
  await service.end('SIGKILL');
  await lost.lose();

  const from = performance.now();
  const empty = await startDebianPostgres();
  const options = ['--clean', '--if-exists', '--exit-on-error', '--single-transaction'];
  await empty.tool('pg_restore', ...options, `--dbname=${empty.url}`, dump);
  const again = await start(empty.url);
  expect((await again.get('/users/me', session)).status).toBe(200);
  const seconds = (performance.now() - from) / 1_000;

  const canSignIn = async ({ email, password }: Person) =>
    (await again.post('/auth/login', { email, password })).status === 200;
  const missing: Person[] = [];
  for (const person of acknowledged) if (!(await canSignIn(person))) missing.push(person);
  expect(before.filter((person) => missing.includes(person))).toEqual([]);
  expect(missing.length).toBeGreaterThan(0);
  await again.end('SIGTERM');
  await empty.lose();
  process.stdout.write(
    `PostgreSQL: ${before.length} accounts before the dump, ${statSync(dump).size} bytes, served again ${seconds.toFixed(1)} s after an empty machine; lost: ${missing.length} accounts registered after the dump began\n`,
  );
}, 300_000);
