import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { endWithParent } from './endWithParent';
import { folderOf } from './deployables';

/** Timeout of a build, in milliseconds. */
const BUILD_TIMEOUT_MS = 900_000;

/** Lines that webpack prints for a build without errors and warnings. */
const SUCCESS = /^(browser|server):\n {2}\1 compiled successfully$/gm;

/**
 * Runs the deployable's own build.
 * @param root the repository's folder
 * @param dist folder that is built into, which must not exist
 * @param timeoutMs in milliseconds
 * @returns warnings of the build, or an empty string
 * @throws {Error} with the build's output, when it fails, builds nothing or takes too long
 */
export async function buildDeployable(
  root: string,
  name: string,
  dist: string,
  timeoutMs = BUILD_TIMEOUT_MS,
): Promise<string> {
  await mkdir(dist, { recursive: true });
  const { code, isLate, printed } = await runBuild(path.join(root, folderOf(name)), dist, timeoutMs);
  if (isLate) throw new Error(`The build of ${name} did not end within ${timeoutMs / 1000} s.\n${printed}`);
  if (code !== 0) throw new Error(`The build of ${name} failed:\n${printed}`);
  if (!existsSync(path.join(dist, 'deploy.json'))) {
    throw new Error(`The build of ${name} ended without building anything.\n${printed}`);
  }
  return printed.replace(SUCCESS, '').trim();
}

async function runBuild(folder: string, dist: string, timeoutMs: number) {
  // A group of its own: npm starts others, which have to end with it.
  const child = spawn('npm', ['run', '--silent', 'build'], {
    cwd: folder,
    env: { ...process.env, DIST_DIR: dist },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const endGroup = () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // The whole group has ended already.
    }
  };
  const printed: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => printed.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => printed.push(chunk));
  const letGo = endWithParent(endGroup);
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    endGroup();
  }, timeoutMs);
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.on('error', reject);
      child.on('close', resolve);
    });
    return { code, isLate, printed: Buffer.concat(printed).toString('utf8') };
  } finally {
    clearTimeout(timer);
    letGo();
  }
}
