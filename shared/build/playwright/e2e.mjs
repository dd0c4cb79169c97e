// `npm run e2e -w mfe-cart -- …`. Runs the workspace's journeys; with `--release live`, against that release of the
// store with a fresh build of this workspace, instead of all sources. Other arguments are Playwright's.
import { spawn } from 'node:child_process';
import path from 'node:path';

const args = process.argv.slice(2);
const place = args.indexOf('--release');
const [, release] = place === -1 ? [] : args.splice(place, 2);
if (place !== -1 && !release) {
  console.error('Name the release: --release live');
  process.exit(2);
}
const child = spawn('playwright', ['test', ...args], {
  stdio: 'inherit',
  env: { ...process.env, ...(release && { RELEASE: release, STAGED: path.basename(process.cwd()) }) },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => (process.exitCode = code ?? 1));
