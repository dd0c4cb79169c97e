// Runs the journeys of a workspace: `npm run e2e -w mfe-cart -- …`. By default, the journeys test the sources.
// `--release live` tests the live release with a new build of the workspace. Playwright receives all other arguments.
import { spawn } from 'node:child_process';
import path from 'node:path';

const args = process.argv.slice(2);
const index = args.indexOf('--release');
const [, release] = index === -1 ? [] : args.splice(index, 2);
if (index !== -1 && !release) {
  console.error('Name the release: --release live');
  process.exit(2);
}
const child = spawn('playwright', ['test', ...args], {
  stdio: 'inherit',
  env: { ...process.env, ...(release && { RELEASE: release, STAGED: path.basename(process.cwd()) }) },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => (process.exitCode = code ?? 1));
