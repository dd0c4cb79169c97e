import path from 'node:path';
import { createAccountApi } from '@tanabana/account-api';
import { openDesk } from '../release/desk';
import { promotePresentSources } from '../release/promotePresentSources';
import { settingsWith } from '../release/settingsWith';
import { createStorefront } from './createStorefront';
import { listen, portNumber } from './listen';
import { releaseSecret } from './releaseSecret';

const { PORT = '3000', SETTINGS, SEED, RELEASE_SECRET, BOARD_TOKEN, PROXIES = '0', LOG_LEVEL } = process.env;
const root = path.resolve(import.meta.dirname, '../..');
const say = (line: string) => console.log(line);

async function start(): Promise<void> {
  const port = await portNumber(PORT);
  const desk = openDesk(root, process.env, say);
  const settings = settingsWith(SETTINGS);
  const id = await promotePresentSources(root, desk, settings);
  const accounts = await createAccountApi({
    dataFolder: path.join(desk.data, 'accounts'),
    // The button and the service that checks what it gives must know the same client.
    env: { ...process.env, GOOGLE_CLIENT_ID: settings.googleClientId ?? process.env.GOOGLE_CLIENT_ID },
  });
  const app = await createStorefront({
    desk,
    secret: await releaseSecret(desk.data, RELEASE_SECRET),
    // A fixed seed makes every document the same: for tests, and for comparing two releases.
    drawSeed: () => (SEED ? Number(SEED) : Math.floor(Math.random() * 2 ** 32)),
    draw: () => Math.random(),
    now: desk.now,
    accounts: accounts.plugin,
    process,
    // As Node does; whoever watches over the server starts it again.
    onOwnError: () => process.exit(1),
    proxies: Number(PROXIES),
    ...(BOARD_TOKEN && { boardToken: BOARD_TOKEN }),
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
