import { fileAddress } from '@tanabana/contract/files/fileAddress';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import HtmlPlugin from 'html-webpack-plugin';
import type { Configuration } from 'webpack';
import type { Configuration as DevServerConfiguration } from 'webpack-dev-server';
import { drawingsRule } from './browserConfig';
import { repositoryOf } from './deployable';
import { devServerAddress, typeErrors } from './devServer';
import { FONTS } from './federationPlugins';
import { replacedData, dataFolder } from './shopFolder';
import { typescriptRule } from './typescriptRule';

/** Server to which a standalone remote sends requests for `/api`. */
const ACCOUNT_SERVICE = process.env.API_URL ?? 'http://localhost:3000';

/** The build contains all dependencies, and supports hot reload. */
export function standalonePreset(folder: string): Configuration & { devServer: DevServerConfiguration } {
  const root = repositoryOf(folder);
  const folders = readdirSync(root).filter((name) => name.startsWith('mfe-'));
  const name = path.basename(folder);
  return {
    name,
    mode: 'development',
    context: folder,
    target: ['web', 'es2022'],
    devtool: 'cheap-module-source-map',
    entry: './src/standalone.tsx',
    output: { path: path.join(folder, 'dist/standalone'), publicPath: '/' },
    resolve: { alias: replacedData(folder), extensions: ['.tsx', '.ts', '.js'] },
    module: { rules: [typescriptRule(folder, name, true), drawingsRule(false, true)] },
    plugins: [
      new ReactRefreshPlugin({ overlay: false }),
      typeErrors(folder),
      new HtmlPlugin({ title: name, meta: { 'color-scheme': 'only light' } }),
    ],
    devServer: {
      ...devServerAddress(name, Number(process.env.PORT ?? 3100)),
      // With `0.0.0.0`, the client connects to the host of the page, `localhost` or `127.0.0.1`.
      client: { webSocketURL: 'auto://0.0.0.0:0/ws' },
      historyApiFallback: { disableDotRule: true },
      static: [
        { directory: FONTS, publicPath: '/fonts' },
        { directory: path.join(dataFolder(folder, 'pictures'), 'images'), publicPath: '/pictures' },
        { directory: path.join(folder, 'static') },
        // Serves the pictures of all remotes, because samples of records contain addresses of these pictures.
        ...folders.map((remote) => ({
          directory: path.join(dataFolder(path.join(root, remote), 'pictures'), 'images'),
          publicPath: fileAddress(remote.replace('mfe-', ''), 'pictures'),
          watch: false,
        })),
      ],
      proxy: [{ context: ['/api'], target: ACCOUNT_SERVICE }],
    },
  };
}
