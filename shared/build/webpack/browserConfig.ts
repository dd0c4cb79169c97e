import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import CopyPlugin from 'copy-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { exposedModules, exposeName, type Deployable } from './deployable';
import { lightIcons } from './lightIcons';
import { RetryQueryPlugin } from './retryQueryPlugin';
import { singletonRanges, SINGLETONS } from './singletons';
import { typescriptRule } from './typescriptRule';

/** Every script is an ES module for browsers of these years, and none of our code has getters with effects. */
const MINIFIER = {
  extractComments: false,
  terserOptions: {
    module: true,
    ecma: 2020,
    format: { comments: false },
    compress: { passes: 3, pure_getters: true, unsafe_arrows: true, unsafe_methods: true },
  },
} as const;

export interface BuildPlace {
  /** The repository's folder. */
  readonly root: string;
  /** Address below which the files will be served, with a slash at the end. */
  readonly publicPath: string;
  readonly mode: 'production' | 'development';
}

function browserBase({ name, folder }: Deployable, { root, publicPath, mode }: BuildPlace): Configuration {
  const hot = mode === 'development';
  return {
    name: 'browser',
    mode,
    context: folder,
    target: ['web', 'es2022'],
    devtool: hot ? 'cheap-module-source-map' : false,
    output: {
      path: path.join(folder, 'dist/browser'),
      module: true,
      filename: '[name].js',
      chunkFilename: '[name].js',
      uniqueName: `tanabana-${name}`,
      publicPath,
      clean: true,
    },
    experiments: { outputModule: true },
    optimization: { minimizer: [new TerserPlugin(MINIFIER)] },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: { rules: [typescriptRule(root, name, hot)] },
    performance: { hints: false },
    infrastructureLogging: { level: 'warn' },
    stats: 'errors-warnings',
  };
}

/** Gives a remote's entry the small runtime of a container in place of federation's, which a host needs. */
function lightContainer(): webpack.WebpackPluginInstance {
  return new webpack.NormalModuleReplacementPlugin(
    /@module-federation\/webpack-bundler-runtime\//,
    path.join(import.meta.dirname, 'containerRuntime.ts'),
  );
}

/** Files that are served as they are, and the pictures. */
function filesOf(folder: string): CopyPlugin {
  return new CopyPlugin({
    patterns: [
      { from: path.join(folder, 'static'), noErrorOnMissing: true },
      { from: path.join(folder, 'pictures/images'), to: 'pictures', noErrorOnMissing: true },
    ],
  });
}

/** The browser build of a remote: an entry script that is a container of module federation, and its chunks. */
export function remoteBrowserConfig(remote: Deployable, place: BuildPlace): Configuration {
  const base = browserBase(remote, place);
  const ranges = singletonRanges(remote.folder);
  const exposes = Object.entries(exposedModules(remote)).map(([expose, file]) => [
    expose,
    { import: file, name: exposeName(expose) },
  ]);
  return {
    ...base,
    entry: {},
    plugins: [
      lightIcons(),
      new ModuleFederationPlugin({
        name: remote.name,
        filename: 'entry.js',
        library: { type: 'module' },
        exposes: Object.fromEntries(exposes) as Record<string, { import: string; name: string }>,
        shared: Object.fromEntries(
          SINGLETONS.map((name) => [
            name,
            { singleton: true, strictVersion: true, import: false as const, requiredVersion: ranges[name] },
          ]),
        ),
        dts: false,
        manifest: false,
      }),
      lightContainer(),
      new RetryQueryPlugin(),
      filesOf(remote.folder),
    ],
  };
}

/** The browser build of the shell: one script that provides the singletons and loads the remotes. */
export function shellBrowserConfig(shell: Deployable, place: BuildPlace): Configuration {
  return {
    ...browserBase(shell, place),
    entry: { main: './src/main.ts' },
    plugins: [
      lightIcons(),
      filesOf(shell.folder),
      new CopyPlugin({
        patterns: [{ from: '*.woff2', context: path.join(place.root, 'shared/runtime/fonts'), to: 'fonts' }],
      }),
    ],
  };
}
