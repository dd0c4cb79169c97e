import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';

export interface TestDatabase {
  dataFolder: string;
  /** Undefined for SQLite. */
  databaseUrl: string | undefined;
  remove: () => Promise<void>;
}

async function makeFolder() {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'accounts-test-'));
  return { dataFolder, removeFolder: () => rm(dataFolder, { recursive: true, force: true }) };
}

async function makeSqlite(): Promise<TestDatabase> {
  const { dataFolder, removeFolder } = await makeFolder();
  return { dataFolder, databaseUrl: undefined, remove: removeFolder };
}

async function makePostgres(): Promise<TestDatabase> {
  const { POSTGRES_URL: serverUrl, POSTGRES_MISSING: reason = 'no reason was given' } = process.env;
  if (serverUrl === undefined) throw new Error(`PostgreSQL could not be started: ${reason}`);
  const { dataFolder, removeFolder } = await makeFolder();
  const name = `accounts_${randomBytes(6).toString('hex')}`;
  const administrate = async (statement: string) => {
    const client = new Client({ connectionString: serverUrl });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await administrate(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    dataFolder,
    databaseUrl: url.href,
    remove: async () => {
      await administrate(`drop database ${name} with (force)`);
      await removeFolder();
    },
  };
}

/** `make` throws if PostgreSQL did not start, so that the tests on PostgreSQL fail instead of being skipped. */
export const testDatabases: { name: string; make: () => Promise<TestDatabase> }[] = [
  { name: 'SQLite', make: makeSqlite },
  { name: 'PostgreSQL', make: makePostgres },
];
