import { readdirSync } from 'node:fs';
import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import HtmlPlugin from 'html-webpack-plugin';
import type { Configuration } from 'webpack';
import type { Configuration as DevServerConfiguration } from 'webpack-dev-server';
import { drawingsRule, FONTS } from './browserConfig';
import { repositoryOf } from './deployable';
import { devServerAddress } from './devServerAddress';
import { typeErrors } from './typeErrors';
import { typescriptRule } from './typescriptRule';

/** Storefront that answers calls of a standalone remote. */
const ACCOUNT_SERVICE = process.env.API_URL ?? 'http://localhost:3000';

/** Runs one remote on its own page, with all dependencies and hot reload. */
export function standalonePreset(folder: string): Configuration & { devServer: DevServerConfiguration } {
  const root = repositoryOf(folder);
  const folders = readdirSync(root).filter((name) => name.startsWith('mfe-'));
  return {
    name: path.basename(folder),
    mode: 'development',
    context: folder,
    target: ['web', 'es2022'],
    devtool: 'cheap-module-source-map',
    entry: './src/standalone.tsx',
    output: { path: path.join(folder, 'dist/standalone'), publicPath: '/' },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: { rules: [typescriptRule(folder, path.basename(folder), true), drawingsRule(false, true)] },
    plugins: [
      new ReactRefreshPlugin({ overlay: false }),
      typeErrors(folder),
      new HtmlPlugin({ title: path.basename(folder), meta: { 'color-scheme': 'only light' } }),
    ],
    devServer: {
      ...devServerAddress(path.basename(folder), Number(process.env.PORT ?? 3100)),
      // The page has the origin of its address, localhost or 127.0.0.1.
      client: { webSocketURL: 'auto://0.0.0.0:0/ws' },
      historyApiFallback: { disableDotRule: true },
      static: [
        { directory: FONTS, publicPath: '/fonts' },
        { directory: path.join(folder, 'pictures/images'), publicPath: '/pictures' },
        { directory: path.join(folder, 'static') },
        // Samples name pictures of the other remotes.
        ...folders.map((name) => ({
          directory: path.join(root, name, 'pictures/images'),
          publicPath: `/assets/${name.replace('mfe-', '')}/pictures`,
          watch: false,
        })),
      ],
      proxy: [{ context: ['/api'], target: ACCOUNT_SERVICE }],
    },
  };
}
