import path from 'node:path';
import { createAccountApi } from '@tanabana/account-api';
import { openReleaseContext, type ReleaseContext } from '../composition/releaseContext';
import { releaseSecret } from '../composition/releaseSecret';
import { withSecretFiles } from '../composition/secretFiles';
import { checkPlaces } from '../composition/checkPlaces';
import { createStorefront } from './createStorefront';
import { listen, portNumber } from '../http/listen';
import { Metrics } from './operations/metrics';
import { serveMetrics } from './operations/metricsPage';
import { readConfiguration } from './readConfiguration';
import { createShutdown } from './shutdown';

/** Variables that may be read from a file. */
const SECRETS = ['RELEASE_SECRET', 'METRICS_TOKEN', 'TOKEN_SIGNING_KEY', 'DATABASE_URL'];

interface RunOptions {
  /** The repository's folder, or what holds the server alone. */
  readonly root: string;
  readonly env: ReleaseContext['env'];
  /** Script of the render processes, below that folder, where it is not the source. */
  readonly renderScript?: string;
  /** What Google knows the shop by, when the environment does not say it. */
  readonly googleClientId: (context: ReleaseContext) => Promise<string | undefined>;
  /** Prepares what this start puts live, once everything else was found in order. @returns does it */
  readonly prepare?: (context: ReleaseContext) => Promise<() => Promise<unknown>>;
  readonly print: (line: string) => void;
}

/**
 * Serves the shop until it is told to stop. What is wrong is found out before anything changes; the live release
 * changes when the server listens.
 * @returns the address of the shop
 * @throws {Error} in words, when the configuration is wrong, or a place cannot be reached
 */
export async function runStorefront(options: RunOptions): Promise<string> {
  const { root, renderScript, googleClientId, prepare, print } = options;
  const env = withSecretFiles(options.env, SECRETS);
  const { port: portName, seed, drain, metricsPort, ...configuration } = readConfiguration(env);
  const shutdown = createShutdown();
  const port = await portNumber(portName);
  const metrics = new Metrics().addProcess();
  const context = openReleaseContext(
    root,
    env,
    print,
    (store) => (operation, outcome, seconds) => metrics.storeCall(store, operation, outcome, seconds),
  );
  await checkPlaces(context);
  const secret = await releaseSecret(context.data, env.RELEASE_SECRET);
  const accounts = await createAccountApi({
    dataFolder: path.join(context.data, 'accounts'),
    // The button and the service that checks what it gives must know the same client.
    env: { ...env, GOOGLE_CLIENT_ID: (await googleClientId(context)) ?? env.GOOGLE_CLIENT_ID },
  });
  const putLive = await prepare?.(context);
  const app = await createStorefront({
    ...configuration,
    context,
    metrics,
    secret,
    ...(renderScript !== undefined && { renderScript }),
    randomSeed: () => seed ?? Math.floor(Math.random() * 2 ** 32),
    random: () => Math.random(),
    now: context.now,
    accounts: accounts.plugin,
    isStopping: shutdown.isUnderWay,
  });
  app.addHook('onClose', () => accounts.close());
  if (metricsPort !== undefined) await serveMetrics(app, metrics, metricsPort);
  const address = await listen(app, port);
  await putLive?.();
  // The first page finds everything loaded.
  const health = await app.inject('/healthz');
  const { release, message = '' } = health.json<{ release?: string; message?: string }>();
  print(
    release === undefined
      ? `${message} Pages come as soon as there are any, at ${address}`
      : `Release ${release} is live at ${address}`,
  );
  const stop = (milliseconds: number) => void shutdown.begin(app, milliseconds).then(() => process.exit(0));
  process.once('SIGTERM', () => stop(drain));
  // Whoever presses Ctrl+C is no balancer.
  process.once('SIGINT', () => stop(0));
  return address;
}
