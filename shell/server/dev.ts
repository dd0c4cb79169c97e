import path from 'node:path';
import { createAccountApi } from '@tanabana/account-api';
import type { DevelopmentConfiguration } from '@tanabana/build/webpack/developmentPreset';
import { exposeName, recordFile } from '@tanabana/build/webpack/deployable';
import { manifestRoute } from '@tanabana/build/webpack/manifestRoute';
import { DEVELOPMENT, developmentEntry } from '@tanabana/artefacts/developmentVersion';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { deployablesIn, folderOf } from '@tanabana/build/publish/deployables';
import { readContracts } from '@tanabana/build/publish/readContract';
import { settingsWith } from '../composition/releases/settingsWith';
import { createDevelopmentServer } from './developmentServer';
import { endWithReason } from '@tanabana/http/environment';
import { listen, portNumber } from '@tanabana/http/listen';

const { PORT = '3000', SETTINGS } = process.env;
const root = path.resolve(import.meta.dirname, '../..');

/** Loads the webpack configuration of a deployable. Not concurrent, because it sets PORT in the environment. */
async function configurationOf(name: string, port: number): Promise<DevelopmentConfiguration> {
  Object.assign(process.env, { SERVED_FOR: 'all', PORT: String(port) });
  const file = path.join(root, folderOf(root, name), 'webpack.config.ts');
  const { default: configurations } = (await import(file)) as {
    default: DevelopmentConfiguration[];
  };
  const [browser] = configurations;
  if (!browser) throw new Error(`${file} has no configuration`);
  return browser;
}

async function serveDeployable(name: string, configuration: DevelopmentConfiguration): Promise<void> {
  const compiler = webpack(configuration);
  const server = new WebpackDevServer(configuration.devServer, compiler);
  const built = new Promise<void>((resolve) => compiler.hooks.done.tap('dev', () => resolve()));
  await server.start();
  await built;
  console.log(`${name} is ready`);
}

async function start(): Promise<void> {
  const port = await portNumber(PORT);
  const names = deployablesIn(root);
  const ports = new Map(names.map((name, index) => [name, port + 1 + index]));
  const contracts = await readContracts(root);
  const remotes = contracts.filter(({ name }) => name !== 'shell');
  const settings = settingsWith(SETTINGS);
  const accounts = await createAccountApi({
    dataFolder: path.join(root, '.tanabana/accounts'),
    env: { ...process.env, GOOGLE_CLIENT_ID: settings.googleClientId ?? process.env.GOOGLE_CLIENT_ID },
  });

  console.log(`Starting ${names.length} dev servers …`);
  const configurations = new Map<string, DevelopmentConfiguration>();
  for (const name of names) configurations.set(name, await configurationOf(name, ports.get(name) ?? 0));
  await Promise.all([...configurations].map(([name, configuration]) => serveDeployable(name, configuration)));
  const app = await createDevelopmentServer({
    root,
    ports,
    accounts: accounts.plugin,
    pages: contracts.flatMap(({ routes }) => routes.flatMap((route) => manifestRoute(route).links ?? [])),
    composition: {
      release: DEVELOPMENT,
      seed: 1,
      settings,
      remotes: Object.fromEntries(
        remotes.map(({ name, title, owner }) => [
          name,
          { title, owner, version: DEVELOPMENT, entry: developmentEntry(name) },
        ]),
      ),
      routes: remotes.flatMap(({ name, routes }) =>
        routes.map((route) => {
          const expose = `./pages/${route.page}`;
          return {
            path: route.path,
            remote: name,
            expose,
            query: [...(route.query ?? [])],
            ...(route.waiting && { waiting: route.waiting }),
            scripts: [`/assets/${name}/${DEVELOPMENT}/${exposeName(expose)}.js`],
          };
        }),
      ),
      records: Object.fromEntries(
        remotes.flatMap(({ name, records = {} }) =>
          Object.keys(records).map((record) => [
            `${name}/${record}`,
            { address: `/assets/${name}/${DEVELOPMENT}/${recordFile(record)}` },
          ]),
        ),
      ),
    },
  });
  console.log(`Ready at ${await listen(app, port, '127.0.0.1')}`);
}

start().catch(endWithReason);
