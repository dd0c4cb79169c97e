import '@tanabana/build/publish/productionMode';
import path from 'node:path';
import { createAccountApi } from '@tanabana/account-api';
import { checkoutId } from './cli/checkoutId';
import { openReleaseContext } from './composition/releaseContext';
import { presentSources } from './cli/presentSources';
import { preparePresentSources } from './cli/promotePresentSources';
import { settingsWith } from './composition/settingsWith';
import { checkPlaces } from './server/checkPlaces';
import { createStorefront } from './server/createStorefront';
import { listen, portNumber } from './server/listen';
import { readConfiguration } from './server/readConfiguration';
import { releaseSecret } from './composition/releaseSecret';
import { createShutdown } from './server/shutdown';

const { SETTINGS, RELEASE_SECRET } = process.env;
const root = path.resolve(import.meta.dirname, '..');
const print = (line: string) => console.log(line);

/** What is wrong is found out before anything changes; the live release changes when the server listens. */
async function start(): Promise<void> {
  const { port: portName, seed, drain, ...configuration } = readConfiguration(process.env);
  const shutdown = createShutdown();
  const settings = settingsWith(SETTINGS);
  const port = await portNumber(portName);
  const context = openReleaseContext(root, process.env, print);
  await checkPlaces(context);
  const secret = await releaseSecret(context.data, RELEASE_SECRET);
  const accounts = await createAccountApi({
    dataFolder: path.join(context.data, 'accounts'),
    // The button and the service that checks what it gives must know the same client.
    env: { ...process.env, GOOGLE_CLIENT_ID: settings.googleClientId ?? process.env.GOOGLE_CLIENT_ID },
  });
  const promote = await preparePresentSources(
    context,
    presentSources(context),
    settings,
    await checkoutId(root),
  );
  const app = await createStorefront({
    ...configuration,
    context,
    secret,
    randomSeed: () => seed ?? Math.floor(Math.random() * 2 ** 32),
    random: () => Math.random(),
    now: context.now,
    accounts: accounts.plugin,
    isStopping: shutdown.isUnderWay,
  });
  app.addHook('onClose', () => accounts.close());
  const address = await listen(app, port);
  const release = await promote();
  // The first page finds everything loaded.
  await app.inject('/healthz');
  print(`Release ${release} is live at ${address}`);
  const stop = (milliseconds: number) => void shutdown.begin(app, milliseconds).then(() => process.exit(0));
  process.once('SIGTERM', () => stop(drain));
  // Whoever presses Ctrl+C is no balancer.
  process.once('SIGINT', () => stop(0));
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
