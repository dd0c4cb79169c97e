import path from 'node:path';
import { createAccountApi } from '@tanabana/account-api';
import { ArtefactStore } from '../release/artefactStore';
import { promotePresentSources } from '../release/promotePresentSources';
import { ReleaseStore } from '../release/releaseStore';
import { settingsWith } from '../release/settingsWith';
import { createStorefront } from './createStorefront';
import { listen, portNumber } from './listen';
import { storefrontFolders } from './storefrontFolders';

const {
  PORT = '3000',
  DATA_DIR = '.tanabana',
  ARTEFACTS_DIR,
  SETTINGS,
  SEED,
  PROXIES = '0',
  LOG_LEVEL,
} = process.env;
const root = path.resolve(import.meta.dirname, '../..');
const folders = storefrontFolders(
  root,
  path.resolve(root, DATA_DIR),
  ARTEFACTS_DIR && path.resolve(root, ARTEFACTS_DIR),
);
const say = (line: string) => console.log(line);

async function start(): Promise<void> {
  const port = await portNumber(PORT);
  const artefacts = new ArtefactStore(folders.artefacts);
  const releases = new ReleaseStore(folders.releases);
  const settings = settingsWith(SETTINGS);
  const id = await promotePresentSources(root, artefacts, releases, settings, say);
  const accounts = await createAccountApi({
    dataFolder: folders.accounts,
    // The button and the service that checks what it gives must know the same client.
    env: { ...process.env, GOOGLE_CLIENT_ID: settings.googleClientId ?? process.env.GOOGLE_CLIENT_ID },
  });
  const app = await createStorefront({
    folders,
    // A fixed seed makes every document the same: for tests, and for comparing two releases.
    drawSeed: () => (SEED ? Number(SEED) : Math.floor(Math.random() * 2 ** 32)),
    now: () => Date.now(),
    accounts: accounts.plugin,
    proxies: Number(PROXIES),
    ...(LOG_LEVEL && { logLevel: LOG_LEVEL }),
  });
  app.addHook('onClose', () => accounts.close());
  say(`Release ${id} is on show at ${await listen(app, port)}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void app.close().then(() => process.exit(0)));
  }
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
