import path from 'node:path';
import { createAccountApi } from '@tanabana/account-api';
import type { ReleaseSettings } from '@tanabana/contract/settings/settings';
import {
  openReleaseContext,
  STORE_CALLS,
  type ReleaseContext,
} from '@tanabana/releases/deployments/releaseContext';
import {
  needsWebhookSecret,
  previewSecret,
  releaseSecret,
  WEBHOOK_REMINDER,
  webhookSecret,
} from '@tanabana/releases/signatures/releaseSecret';
import { withSecretFiles } from '@tanabana/releases/environment/secretFiles';
import { checkStores } from '@tanabana/releases/deployments/checkStores';
import { storeShopAddress } from '@tanabana/releases/deployments/shopAddress';
import { createStorefront } from './createStorefront';
import type { StorefrontOptions } from './services/createServices';
import { listen, portNumber } from '@tanabana/http/listen';
import { exitOnSignals } from '@tanabana/http/shutdown';
import { Metrics } from './telemetry/metrics';
import { serveMetrics } from './operations/metricsPage';
import { readConfiguration } from './readConfiguration';
import { seedOfDay } from './seedOfDay';

/** Variables that can be read from a file, which a variable such as `RELEASE_SECRET_FILE` names. */
const SECRETS = [
  'RELEASE_SECRET',
  'PREVIEW_SECRET',
  'WEBHOOK_SECRET',
  'METRICS_TOKEN',
  'TOKEN_SIGNING_KEY',
  'DATABASE_URL',
];

interface RunOptions extends Pick<StorefrontOptions, 'development'> {
  readonly root: string;
  readonly env: ReleaseContext['env'];
  /** Bundled script of the render processes, relative to `root`. If undefined, the processes run the source file. */
  readonly renderScript?: string;
  /** Reads the settings of the release, with which the account service starts. Undefined if there is no release yet. */
  readonly readSettings: (context: ReleaseContext) => Promise<ReleaseSettings | undefined>;
  /**
   * Called when the configuration is valid.
   * @returns a function that promotes a release. The function is called after the server has started.
   */
  readonly preparePromotion?: (context: ReleaseContext) => Promise<() => Promise<unknown>>;
  readonly print: (line: string) => void;
  /**
   * Address of the network interface on which the server listens. If undefined, the server listens on all interfaces.
   */
  readonly host?: string;
}

/**
 * Runs the shop until SIGTERM or SIGINT. Validates the configuration before anything is changed, and promotes a
 * release only after the server has started to listen.
 * @returns address of the shop
 */
export async function runStorefront(options: RunOptions): Promise<string> {
  const { root, renderScript, readSettings, preparePromotion, print, host, development } = options;
  const env = withSecretFiles(options.env, SECRETS);
  const { seed, metricsPort, drainMs, tracesTo, serviceName, storefront, ...configuration } =
    readConfiguration(env);
  const port = await portNumber(configuration.port);
  const stopTracing = tracesTo && (await import('./telemetry/exportSpans')).exportSpans(serviceName);
  const metrics = new Metrics().addProcess();
  const context = openReleaseContext(root, env, print, (store) => {
    metrics.addStore(store, STORE_CALLS);
    return (operation, outcome, seconds) =>
      metrics.storeCalls.observe({ store, operation, outcome }, seconds);
  });
  await checkStores(context);
  const secret = await releaseSecret(context.data, env);
  const signingKey = webhookSecret(env);
  const accounts = await createAccountApi({
    dataFolder: path.join(context.data, 'accounts'),
    env: { ...env, ...accountVariables(env, await readSettings(context)) },
  });
  const promote = await preparePromotion?.(context);
  let isStopping = false;
  const app = await createStorefront({
    ...storefront,
    development,
    context,
    metrics,
    secret,
    previewSecret: previewSecret(env),
    webhookSecret: signingKey,
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
  // Makes the server load the release before the first visitor.
  const health = await app.inject('/healthz');
  const { release, message = '' } = health.json<{ release?: string; message?: string }>();
  print(
    release === undefined
      ? `${message} Pages come as soon as there are any, at ${address}`
      : `Release ${release} is live at ${address}`,
  );
  if (release !== undefined && signingKey === undefined) {
    const { settings } = await context.releases.load(release);
    if (needsWebhookSecret(settings)) print(`Warning: ${WEBHOOK_REMINDER}`);
  }
  exitOnSignals(app, { drainMs, onStopping: () => (isStopping = true) });
  return address;
}

/** The account service must accept what the sign-in page offers. */
function accountVariables(env: RunOptions['env'], settings: ReleaseSettings | undefined) {
  return {
    GOOGLE_CLIENT_ID: settings?.googleClientId ?? env.GOOGLE_CLIENT_ID,
    DEMO_SIGN_IN: env.DEMO_SIGN_IN ?? (settings && !settings.demoSignIn ? 'off' : 'on'),
  };
}
