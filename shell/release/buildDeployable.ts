import { spawn } from 'node:child_process';
import path from 'node:path';

/** Folder of each deployable. */
export const WORKSPACES = {
  shell: 'shell',
  catalogue: 'mfe-catalogue',
  cart: 'mfe-cart',
  account: 'mfe-account',
  content: 'mfe-content',
} as const;

export type DeployableName = keyof typeof WORKSPACES;

/**
 * Runs the deployable's own build.
 * @param root the repository's folder
 * @throws {Error} with what the build printed, when it fails
 */
export async function buildDeployable(root: string, name: DeployableName): Promise<void> {
  const child = spawn('npm', ['run', '--silent', 'build'], {
    cwd: path.join(root, WORKSPACES[name]),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => printed.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => printed.push(chunk));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code !== 0) throw new Error(`The build of ${name} failed:\n${Buffer.concat(printed).toString('utf8')}`);
}
