import { existsSync, watchFile } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { filesOf, MANIFEST } from '@tanabana/releases/versions/artefactKeys';
import { openStores } from '@tanabana/releases/stores/openStores';
import { deployablesIn, folderOf } from '@tanabana/tooling/publish/deployables';
import type { DevelopmentConfiguration } from '@tanabana/tooling/webpack/developmentPreset';
import { endWithReason } from '@tanabana/http/environment';
import { portNumber } from '@tanabana/http/listen';
import type { Configuration } from 'webpack';
import { promote } from '@tanabana/releases/deployments/deployReleases';
import type { ReleaseContext } from '@tanabana/releases/deployments/releaseContext';
import { compose } from '@tanabana/releases/releases/compose';
import { settingsFiles, shopSettings } from '@tanabana/tooling/webpack/shopSettings';
import { settingsWith } from '@tanabana/releases/releases/settingsWith';
import { FAILURES_PATH } from '../protocol/reportPaths';
import { createDevelopmentLog } from './developmentLog';
import { LastBuilds } from './lastBuilds';
import { WatchedBuilds } from './watchedBuilds';
import { runStorefront } from '../server/runStorefront';

const LOCALHOST = '127.0.0.1';
const POLICY = 'content-security-policy';

/** Matches the file that lists what has changed since a build. */
const HOT_UPDATE = /^[a-z]+\.[0-9a-f]+\.hot-update\.json\.mjs$/;

/** Makes a page of a build that the compilers do not know reload. Without this answer, it would never be updated. */
const NO_UPDATE = 'export default undefined;';

const { env } = process;
const root = path.resolve(import.meta.dirname, '../..');
const data = path.join(openStores(root, { ...env, RELEASES_BUCKET: undefined }).data, 'dev');
const artefacts = path.join(data, 'artefacts');
const names = deployablesIn(root);
/** Settings without offline mode, because the service worker would display pages of earlier sources. */
const presentSettings = () => ({ ...settingsWith(env.SETTINGS, shopSettings(root)), offline: false });

/** Time between two looks at the files of settings, in milliseconds. */
const SETTINGS_INTERVAL_MS = 500;

/**
 * Calls must not be concurrent, because each call sets environment variables.
 * @param firstPort port of the first dev server
 */
async function configurationsOf(name: string, firstPort: number) {
  Object.assign(env, {
    SERVED_FOR: 'all',
    PORT: String(firstPort + names.indexOf(name)),
    DIST_DIR: path.join(artefacts, filesOf(name)),
  });
  const file = path.join(root, folderOf(root, name), 'webpack.config.ts');
  const { default: configurations } = (await import(file)) as {
    default: readonly [DevelopmentConfiguration, Configuration];
  };
  const [browser, server] = configurations;
  return { browser: { ...browser, name: folderOf(root, name) }, server };
}

/** A deployable without a successful build is omitted. */
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
      presentSettings(),
      new Date(context.now()).toISOString(),
    );
    await context.releases.save(release);
    await promote(context.deployments, release.id);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
}

async function start(): Promise<void> {
  const { PORT = '3000' } = env;
  const firstPort = (await portNumber(PORT)) + 1;
  await rm(path.join(data, 'releases'), { recursive: true, force: true });
  const log = createDevelopmentLog(root, artefacts);
  let builds: WatchedBuilds | undefined;
  const sockets = names.map((_name, index) => `ws://localhost:${firstPort + index}`).join(' ');
  console.log(
    `Sources are watched by ${names.length} dev servers, on the ports ${firstPort} to ${firstPort + names.length - 1} …`,
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
    readSettings: () => Promise.resolve(presentSettings()),
    preparePromotion: async (context) => {
      builds = new WatchedBuilds({
        root,
        lastBuilds: new LastBuilds(root, artefacts),
        configurationsOf: (name) => configurationsOf(name, firstPort),
        publish: () => publishBuilds(context),
      });
      await builds.start(names);
      for (const file of settingsFiles(root))
        watchFile(file, { interval: SETTINGS_INTERVAL_MS, persistent: false }, () => builds?.publish());
      return () => Promise.resolve();
    },
    development: {
      logStream: log,
      // Fallbacks are disabled, so that a failing page displays its error.
      fallbacks: false,
      prerenderMs: 0,
      // A page of the previous release would not know its scripts' updates, and reload again and again.
      awaitsReleases: true,
      extend: (app) => {
        app.addHook('onRequest', async ({ url }, reply) => {
          const [, folder, name = '', file = ''] = url.split('/');
          if (HOT_UPDATE.test(file) && !existsSync(path.join(artefacts, filesOf(name), 'browser', file)))
            return reply.type('text/javascript').send(NO_UPDATE);
          // Requests for files need not wait for builds, because changed files have new names. Failures are those of
          // a document that has been served.
          if (folder !== 'assets' && url !== FAILURES_PATH) await builds?.live();
          else if (names.includes(name) && url.endsWith('.js')) await builds?.lookAt(name);
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
