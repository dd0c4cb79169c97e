import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromiumPath } from './chromiumPath.mjs';

/**
 * Starts the storefront as `npm start` does, on a free port and with folders of its own, once for all journeys.
 * STOREFRONT names one that runs already.
 */
export default async function startEverything() {
  process.env.CHROMIUM_PATH = await chromiumPath();
  if (process.env.STOREFRONT) return;
  const shell = path.resolve(import.meta.dirname, '..');
  const server = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    cwd: shell,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      SEED: '1',
      SETTINGS: JSON.stringify({ kit: true }),
      ARTEFACTS_DIR: '.tanabana/artefacts',
      DATA_DIR: mkdtempSync(path.join(tmpdir(), 'tanabana-journeys-')),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  globalThis.storefront = server;
  process.env.STOREFRONT = await addressOf(server);
}

/** @param {import('node:child_process').ChildProcess} server */
function addressOf(server) {
  return new Promise((resolve, reject) => {
    server.once('exit', (code) =>
      reject(new Error(`The storefront ended with code ${code} before it served`)),
    );
    server.stdout.on('data', (chunk) => {
      process.stdout.write(chunk);
      const address = /on show at (http:\S+)/.exec(String(chunk))?.[1];
      if (address) resolve(address);
    });
  });
}
