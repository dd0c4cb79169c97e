import { spawn } from 'node:child_process';
import path from 'node:path';
import { WORKSPACES, type DeployableName } from './workspaces';

/**
 * Runs the deployable's own build.
 * @param root the repository's folder
 * @returns the folder of the build
 * @throws {Error} with what the build printed, when it fails
 */
export async function buildDeployable(root: string, name: DeployableName): Promise<string> {
  const folder = path.join(root, WORKSPACES[name]);
  const child = spawn('npm', ['run', '--silent', 'build'], {
    cwd: folder,
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
  return path.join(folder, 'dist');
}
