import path from 'node:path';

import { ArtefactStore } from '../release/artefactStore';
import { promotePresentSources, settingsWith } from '../release/promotePresentSources';
import { ReleaseStore } from '../release/releaseStore';
import { createStorefront } from './createStorefront';
import { listen } from './listen';
import { storefrontFolders } from './storefrontFolders';

const { PORT = '3000', DATA_DIR, SETTINGS, LOG_LEVEL } = process.env;
const root = path.resolve(import.meta.dirname, '../..');
const folders = storefrontFolders(root, path.resolve(root, DATA_DIR ?? '.tanabana'));

async function start(): Promise<void> {
  const say = (line: string) => console.log(line);
  const id = await promotePresentSources(
    root,
    new ArtefactStore(folders.artefacts),
    new ReleaseStore(folders.releases),
    settingsWith(SETTINGS),
    say,
  );

  const app = await createStorefront({
    folders,
    drawSeed: () => Math.floor(Math.random() * 2 ** 32),
    now: () => Date.now(),

    ...(LOG_LEVEL && { logLevel: LOG_LEVEL }),
  });

  const address = await listen(app, PORT);
  say(`Release ${id} is on show at ${address}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void app.close().then(() => process.exit(0)));
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
