import { execFile } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './freePort';

const run = promisify(execFile);

const VERSIONS = '/usr/lib/postgresql';

/** Starts a new, empty server. @throws {Error} that names the package to install when PostgreSQL is missing */
export async function startDebianPostgres() {
  const [version] = existsSync(VERSIONS) ? readdirSync(VERSIONS) : [];
  if (version === undefined)
    throw new Error('There is no PostgreSQL. Install it: apt-get install postgresql');
  const program = (name: string) => path.join(VERSIONS, version, 'bin', name);
  const folder = mkdtempSync(path.join(tmpdir(), 'accounts-debian-postgres-'));
  // PostgreSQL refuses to run as root, so root starts PostgreSQL as another user.
  const owner = process.getuid?.() === 0 ? await ownerOfServers() : undefined;
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const asOwner = { ...owner, cwd: folder };
  const port = await freePort();
  await run(program('initdb'), ['-D', folder, '-U', 'tanabana', '-A', 'trust', '-E', 'UTF8'], asOwner);
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=''`;
  await run(program('pg_ctl'), ['start', '-w', '-D', folder, '-o', settings, '-l', 'log'], asOwner);
  const url = `postgres://tanabana@127.0.0.1:${port}/postgres`;
  return {
    url,
    tool: (name: string, ...words: readonly string[]) => run(program(name), [...words]),
    /** Stops the server without a clean shutdown. */
    lose: () => run(program('pg_ctl'), ['stop', '-m', 'immediate', '-D', folder], asOwner),
  };
}

async function ownerOfServers() {
  const idOf = async (flag: string) => Number((await run('id', [flag, 'postgres'])).stdout);
  return { uid: await idOf('-u'), gid: await idOf('-g') };
}
