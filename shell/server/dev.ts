import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { filesOf, MANIFEST } from '@tanabana/artefacts/store/artefactKeys';
import { openStores } from '@tanabana/artefacts/store/openStores';
import { deployablesIn, folderOf } from '@tanabana/build/publish/deployables';
import type { DevelopmentConfiguration } from '@tanabana/build/webpack/developmentPreset';
import { endWithReason } from '@tanabana/http/environment';
import { portNumber } from '@tanabana/http/listen';
import webpack, { type Compiler, type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { promote } from '../composition/deployments/deployReleases';
import type { ReleaseContext } from '../composition/deployments/releaseContext';
import { compose } from '../composition/releases/compose';
import { settingsWith } from '../composition/releases/settingsWith';
import { FAILURES_PATH } from '../protocol/reportPaths';
import { createDevelopmentLog } from './developmentLog';
import { runStorefront } from './runStorefront';

const LOCALHOST = '127.0.0.1';
const POLICY = 'content-security-policy';

/** Delay of builds for the server, in milliseconds, so that open pages are updated first. */
const SERVER_DELAY_MS = 400;

const POLL_MS = 20;

const { env } = process;
const root = path.resolve(import.meta.dirname, '../..');
const data = path.join(openStores(root, { ...env, RELEASES_BUCKET: undefined }).data, 'dev');
const artefacts = path.join(data, 'artefacts');
const names = deployablesIn(root);
/** Settings without offline mode, because the service worker would display pages of earlier sources. */
const settings = { ...settingsWith(env.SETTINGS), offline: false };

/**
 * Loads the configurations of a deployable. Calls must not be concurrent, because each call sets environment
 * variables.
 */
async function configurationsOf(name: string, port: number) {
  Object.assign(env, {
    SERVED_FOR: 'all',
    PORT: String(port),
    DIST_DIR: path.join(artefacts, filesOf(name)),
  });
  const file = path.join(root, folderOf(root, name), 'webpack.config.ts');
  const { default: configurations } = (await import(file)) as {
    default: readonly [DevelopmentConfiguration, Configuration];
  };
  const [browser, server] = configurations;
  return { name, browser: { ...browser, name: folderOf(root, name) }, server };
}

/** Publishes the current builds, and promotes a release of them. A deployable without a successful build is omitted. */
async function publishBuilds(context: ReleaseContext): Promise<void> {
  try {
    const versions: Record<string, string> = {};
    for (const name of names) {
      const dist = path.join(artefacts, filesOf(name));
      if (existsSync(path.join(dist, MANIFEST)))
        versions[name] = (await context.artefacts.publish(dist)).version;
    }
    const release = await compose(
      context.artefacts,
      versions,
      settings,
      new Date(context.now()).toISOString(),
    );
    await context.releases.save(release);
    await promote(context.deployments, release.id);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
}

/**
 * Builds all deployables whenever their sources change. Resolves when the first release is live.
 * @returns a function that resolves when a release of the current sources is live
 */
async function watchSources(context: ReleaseContext, firstPort: number): Promise<() => Promise<void>> {
  const deployables = [];
  for (const [index, name] of names.entries()) {
    const { browser, server } = await configurationsOf(name, firstPort + index);
    deployables.push({
      name,
      browser: webpack(browser),
      server: webpack(server),
      options: browser.devServer,
    });
  }
  const building = new Set<Compiler>(deployables.flatMap(({ browser, server }) => [browser, server]));
  const broken = new Set<Compiler>();
  let publishing = Promise.resolve();
  const firstRelease = new Promise<void>((resolve) => {
    for (const compiler of [...building]) {
      compiler.hooks.invalid.tap('dev', () => void building.add(compiler));
      compiler.hooks.done.tap('dev', (stats) => {
        building.delete(compiler);
        broken[stats.hasErrors() ? 'add' : 'delete'](compiler);
        if (building.size === 0) publishing = publishing.then(() => publishBuilds(context)).then(resolve);
      });
    }
  });
  for (const { name, browser, server, options } of deployables) {
    server.watch({ aggregateTimeout: SERVER_DELAY_MS }, (error, stats) => {
      // Errors that the browser build has printed are not printed again.
      const printed = error ?? (broken.has(browser) ? undefined : stats?.toString('errors-only'));
      if (printed) console.error(`${name} on the server: ${String(printed)}`);
    });
    await new WebpackDevServer(options, browser).start();
  }
  await firstRelease;
  return async () => {
    while (building.size > 0) await delay(POLL_MS);
    await publishing;
  };
}

async function start(): Promise<void> {
  const { PORT = '3000' } = env;
  const firstPort = (await portNumber(PORT)) + 1;
  await rm(artefacts, { recursive: true, force: true });
  await rm(path.join(data, 'releases'), { recursive: true, force: true });
  const log = createDevelopmentLog(root, artefacts);
  let untilLive = () => Promise.resolve();
  const sockets = names.map((_name, index) => `ws://localhost:${firstPort + index}`).join(' ');
  console.log(
    `Starting ${names.length} dev servers on the ports ${firstPort} to ${firstPort + names.length - 1} …`,
  );
  await runStorefront({
    root,
    env: {
      ...env,
      PORT,
      DATA_DIR: data,
      RELEASES_BUCKET: '',
      ARTEFACTS_DIR: '',
      RENDERS: '1',
      DRAIN_SECONDS: '0',
    },
    host: LOCALHOST,
    googleClientId: () => Promise.resolve(settings.googleClientId),
    preparePromotion: async (context) => {
      untilLive = await watchSources(context, firstPort);
      return () => Promise.resolve();
    },
    development: {
      logStream: log,
      // Fallbacks are disabled, so that a failing page displays its error.
      fallbacks: false,
      prerenderMs: 0,
      extend: (app) => {
        // Requests for files need not wait, because changed files have new names.
        app.addHook('onRequest', async ({ url }) => {
          if (!url.startsWith('/assets/')) await untilLive();
        });
        app.get(FAILURES_PATH, log.serverFailures);
        app.addHook('onSend', async (_request, reply) => {
          const policy = reply.getHeader(POLICY);
          if (typeof policy !== 'string') return;
          const extended = policy
            .replace("connect-src 'self'", `$& ${sockets}`)
            .replace('; trusted-types', "$& 'allow-duplicates' webpack-dev-server#overlay");
          reply.header(POLICY, extended);
        });
      },
    },
    print: (line) => console.log(line),
  });
}

start().catch(endWithReason);
