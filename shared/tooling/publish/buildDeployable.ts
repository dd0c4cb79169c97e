import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { endWithParent } from './endWithParent';
import { folderOf } from './deployables';

const BUILD_TIMEOUT_MS = 900_000;

/** Packages by the former name that remotes in other repositories may import. */
const RENAMED = {
  '@tanabana/runtime': '@tanabana/contract, @tanabana/shop and @tanabana/ui',
  '@tanabana/artefacts': '@tanabana/releases and @tanabana/sandbox',
  '@tanabana/build': '@tanabana/tooling',
};

/** Matches the output of webpack for a build without errors and warnings. */
const SUCCESS = /^(browser|server):\n {2}\1 compiled successfully$/gm;

/**
 * @param dist output folder, which must not exist
 * @returns warnings, or an empty string
 */
export async function buildDeployable(
  root: string,
  name: string,
  dist: string,
  timeoutMs = BUILD_TIMEOUT_MS,
): Promise<string> {
  await mkdir(dist, { recursive: true });
  const { code, isLate, printed } = await runBuild(path.join(root, folderOf(root, name)), dist, timeoutMs);
  if (isLate)
    throw new Error(
      `TB-PUBLISH-001: The build of ${name} did not end within ${timeoutMs / 1000} s.\n${printed}`,
    );
  if (code !== 0)
    throw new Error(`TB-PUBLISH-002: The build of ${name} failed:\n${printed}${namedAnew(printed)}`);
  if (!existsSync(path.join(dist, 'deploy.json'))) {
    throw new Error(`TB-PUBLISH-003: The build of ${name} ended without building anything.\n${printed}`);
  }
  return stripVTControlCharacters(printed).replace(SUCCESS, '').trim();
}

/** Names the successors of the packages that the output of a build names. */
function namedAnew(printed: string): string {
  return Object.entries(RENAMED)
    .filter(([former]) => printed.includes(`${former}/`))
    .map(([former, names]) => `\n${former} is now ${names}: change package.json and the imports.`)
    .join('');
}

async function runBuild(folder: string, dist: string, timeoutMs: number) {
  // Creates a process group, so that the processes that npm starts can be killed too.
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
      // `kill` throws if all processes of the group have ended already.
    }
  };
  const printed: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => printed.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => printed.push(chunk));
  const cancel = endWithParent(endGroup);
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
    cancel();
  }
}
