import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { newPerson, type ApiClient, type Person } from '../../test/apiClient';
import { registerPeople } from '../../test/registerPeople';
import { startApi } from '../../test/startApi';
import { startService } from '../../test/startService';
import { backupAccounts, restoreAccounts } from './backupAccounts';

const closings: (() => unknown)[] = [];
afterEach(() => Promise.all(closings.splice(0).map((close) => close())));

const GARBAGE = 'not a database at all '.repeat(500);

const newFolder = () => mkdtempSync(path.join(tmpdir(), 'accounts-'));

const databaseIn = (dataFolder: string) => ({
  dataFolder,
  databaseUrl: undefined,
  remove: () => Promise.resolve(),
});

/** Starts the service in its own process, so that it can be killed. */
async function start(dataFolder: string) {
  const service = await startService(databaseIn(dataFolder));
  closings.push(() => service.end('SIGKILL'));
  return service;
}

/** Starts the service in the process of the test, with the signing key of the folder. */
async function open(dataFolder: string) {
  const api = await startApi(databaseIn(dataFolder), { TOKEN_SIGNING_KEY: undefined });
  closings.push(api.stop);
  return api;
}

const canSignIn = async (service: ApiClient, { email, password }: Person) =>
  (await service.post('/auth/login', { email, password })).status === 200;

/** Backs up the accounts of a service between the registrations of two people, and kills the service. */
async function killedAfterBackup() {
  const [dataFolder, backup] = [newFolder(), path.join(newFolder(), 'copy')];
  const service = await start(dataFolder);
  const [early, late] = [newPerson(), newPerson()];
  await service.register(early);
  await backupAccounts(dataFolder, backup);
  await service.register(late);
  await service.end('SIGKILL');
  return { dataFolder, backup, early, late };
}

test('a backup taken during writes contains everything that was acknowledged before the backup, sessions too', async () => {
  const dataFolder = newFolder();
  const backup = path.join(newFolder(), "the team's copy");
  const service = await start(dataFolder);
  const session = await service.register(newPerson());
  const people = registerPeople(service);
  await people.reach(20);
  const before = [...people.acknowledged];
  await backupAccounts(dataFolder, backup);
  await people.stop();
  await service.end('SIGKILL');

  // Simulates a lost disk: only the backup remains.
  const restored = newFolder();
  expect(await restoreAccounts(restored, backup)).toBeUndefined();
  const again = await open(restored);
  for (const person of before) expect(await canSignIn(again, person)).toBe(true);
  expect((await again.get('/users/me', session)).status).toBe(200);
});

test('restoring renames the existing accounts, and returns to the moment of the backup', async () => {
  const { dataFolder, backup, early, late } = await killedAfterBackup();
  const before = await restoreAccounts(dataFolder, backup);
  expect(path.basename(before?.path ?? '')).toMatch(/^accounts\.db\.before-\d{8}T\d+Z$/);
  const second = await open(dataFolder);
  expect([await canSignIn(second, early), await canSignIn(second, late)]).toEqual([true, false]);
});

test('only the owner may read a backup, and existing files are not overwritten', async () => {
  const [dataFolder, backup] = [newFolder(), path.join(newFolder(), 'copy')];
  await (await open(dataFolder)).stop();
  await backupAccounts(dataFolder, backup);
  expect(statSync(backup).mode & 0o777).toBe(0o700);
  for (const file of readdirSync(backup)) expect(statSync(path.join(backup, file)).mode & 0o777).toBe(0o600);
  await expect(backupAccounts(dataFolder, backup)).rejects.toThrow('EEXIST');
});

test('a damaged backup is refused, and the accounts are unchanged', async () => {
  const [dataFolder, backup] = [newFolder(), path.join(newFolder(), 'copy')];
  const api = await open(dataFolder);
  const person = newPerson();
  await api.register(person);
  await api.stop();
  await backupAccounts(dataFolder, backup);
  writeFileSync(path.join(backup, 'accounts.db'), GARBAGE);
  await expect(restoreAccounts(dataFolder, backup)).rejects.toThrow();
  expect(await canSignIn(await open(dataFolder), person)).toBe(true);
});

describe('a write-ahead log that a killed server left', () => {
  const damages: [string, (database: string) => void, string][] = [
    ['is missing', (database) => rmSync(database), '-wal'],
    ['is empty', (database) => writeFileSync(database, ''), '-wal'],
    ['is damaged', (database) => ['', '-wal'].map((suffix) => writeFileSync(database + suffix, GARBAGE)), ''],
  ];

  test.each(damages)(
    'is not replayed over the restored accounts when the database %s',
    async (_, damage, kept) => {
      const { dataFolder, backup, early, late } = await killedAfterBackup();
      const database = path.join(dataFolder, 'accounts.db');
      damage(database);
      const before = readFileSync(database + kept);

      const replaced = await restoreAccounts(dataFolder, backup);
      expect(path.basename(replaced?.path ?? '')).toMatch(/^accounts\.db\.unreadable-\d{8}T\d+Z$/);
      expect(readFileSync((replaced?.path ?? '') + kept).equals(before)).toBe(true);
      const second = await open(dataFolder);
      expect([await canSignIn(second, early), await canSignIn(second, late)]).toEqual([true, false]);
    },
  );
});

test('a restore that fails leaves no copy of the accounts, and names the damaged file', async () => {
  const [dataFolder, backup] = [newFolder(), path.join(newFolder(), 'copy')];
  await (await open(dataFolder)).stop();
  await backupAccounts(dataFolder, backup);
  const before = readdirSync(dataFolder);
  // A folder cannot be copied as the key.
  rmSync(path.join(backup, 'token-signing.key'));
  mkdirSync(path.join(backup, 'token-signing.key'));
  await expect(restoreAccounts(dataFolder, backup)).rejects.toThrow('token-signing.key');
  expect(readdirSync(dataFolder)).toEqual(before);

  const damaged = path.join(backup, 'accounts.db');
  writeFileSync(damaged, GARBAGE);
  await expect(restoreAccounts(dataFolder, backup)).rejects.toThrow(`${damaged} is not an intact database`);
});
