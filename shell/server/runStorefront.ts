import path from 'node:path';
import { createAccountApi } from '@tanabana/account-api';
import { openReleaseContext, type ReleaseContext } from '../composition/releaseContext';
import { previewSecret, releaseSecret } from '../composition/signing/releaseSecret';
import { withSecretFiles } from '@tanabana/artefacts/secretFiles';
import { checkStores } from '../composition/checkStores';
import { storeShopAddress } from '../composition/shopAddress';
import { createStorefront } from './createStorefront';
import type { StorefrontOptions } from './createServices';
import { listen, portNumber } from '@tanabana/http/listen';
import { exitOnSignals } from '@tanabana/http/shutdown';
import { Metrics } from './telemetry/metrics';
import { serveMetrics } from './operations/metricsPage';
import { readConfiguration } from './readConfiguration';
import { seedOfDay } from './seedOfDay';

/** Variables that may be read from a file, as in `RELEASE_SECRET_FILE`. */
const SECRETS = ['RELEASE_SECRET', 'PREVIEW_SECRET', 'METRICS_TOKEN', 'TOKEN_SIGNING_KEY', 'DATABASE_URL'];

interface RunOptions extends Pick<StorefrontOptions, 'extend' | 'fallbacks' | 'logStream'> {
  readonly root: string;
  readonly env: ReleaseContext['env'];
  /** Bundled script of the render processes, relative to `root`; the source by default. */
  readonly renderScript?: string;
  /** OAuth client id in the settings of the release. */
  readonly googleClientId: (context: ReleaseContext) => Promise<string | undefined>;
  /** Called once the configuration is valid. @returns a function that promotes */
  readonly preparePromotion?: (context: ReleaseContext) => Promise<() => Promise<unknown>>;
  readonly print: (line: string) => void;
  /** Network interface; all by default. */
  readonly host?: string;
}

/**
 * Runs the shop until SIGTERM or SIGINT. Validates everything before it changes anything, and promotes once
 * the server listens.
 * @returns address of the shop
 */
export async function runStorefront(options: RunOptions): Promise<string> {
  const { root, renderScript, googleClientId, preparePromotion, print, host, extend, fallbacks, logStream } =
    options;
  const env = withSecretFiles(options.env, SECRETS);
  const { port: portName, seed, drain, metricsPort, tracedAs, ...configuration } = readConfiguration(env);
  const port = await portNumber(portName);
  const stopTracing = tracedAs && (await import('./telemetry/exportSpans')).exportSpans(tracedAs);
  const metrics = new Metrics().addProcess();
  const context = openReleaseContext(
    root,
    env,
    print,
    (store) => (operation, outcome, seconds) =>
      metrics.storeCalls.observe({ store, operation, outcome }, seconds),
  );
  await checkStores(context);
  const secret = await releaseSecret(context.data, env);
  const accounts = await createAccountApi({
    dataFolder: path.join(context.data, 'accounts'),
    // The account service must use the client of the sign-in button.
    env: { ...env, GOOGLE_CLIENT_ID: (await googleClientId(context)) ?? env.GOOGLE_CLIENT_ID },
  });
  const promote = await preparePromotion?.(context);
  let isStopping = false;
  const app = await createStorefront({
    ...configuration,
    ...(extend && { extend }),
    ...(fallbacks !== undefined && { fallbacks }),
    logStream,
    context,
    metrics,
    secret,
    previewSecret: await previewSecret(context.data, env),
    renderScript,
    currentSeed: () => seed ?? seedOfDay(context.now()),
    random: () => Math.random(),
    now: context.now,
    accounts: accounts.plugin,
    isStopping: () => isStopping,
  });
  app.addHook('onClose', () => accounts.close());
  if (stopTracing) app.addHook('onClose', stopTracing);
  if (metricsPort !== undefined) await serveMetrics(app, metrics, metricsPort);
  const address = await listen(app, port, host);
  if (!env.RELEASES_BUCKET) await storeShopAddress(context.data, address);
  await promote?.();
  // Loads the release before the first visitor.
  const health = await app.inject('/healthz');
  const { release, message = '' } = health.json<{ release?: string; message?: string }>();
  print(
    release === undefined
      ? `${message} Pages come as soon as there are any, at ${address}`
      : `Release ${release} is live at ${address}`,
  );
  exitOnSignals(app, { drainMs: drain, onStopping: () => (isStopping = true) });
  return address;
}
