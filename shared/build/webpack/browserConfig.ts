import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import CopyPlugin from 'copy-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { distOf, exposedModules, exposeName, type Deployable } from './deployable';
import { EmitFilesPlugin } from './emitFilesPlugin';
import { federationFiles, federationManifest } from './federationManifest';
import { namingOf, SCRIPT_NAME } from '@tanabana/artefacts/store/namedByContent';
import { namePictureFile, parsePictureManifest } from './pictureFiles';
import { RetryQueryPlugin } from './retryQueryPlugin';
import { singletonRanges, SINGLETONS } from './singletons';
import { fontFiles, staticFiles } from './staticFiles';
import { steadyFederationEntry } from './steadyFederationEntry';
import { typescriptRule } from './typescriptRule';

/** Browsers compile all functions of a script with this first line on another thread, while the script arrives. */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

/** All scripts are ES modules, and no getter has side effects. */
const MINIFIER = {
  extractComments: false,
  terserOptions: {
    module: true,
    ecma: 2020,
    format: { comments: false, preamble: COMPILE_HINT },
    compress: { passes: 3, pure_getters: true, unsafe_arrows: true, unsafe_methods: true },
  },
} as const;

export interface BuildPlace {
  readonly root: string;
  /** Address of the files, with a slash at the end. */
  readonly publicPath: string;
  readonly mode: 'production' | 'development';
  /** Whether file names contain hashes. */
  readonly isHashed: boolean;
}

/** Adds hashes to the picture manifest of a deployable. */
export function pictureManifestRule({ folder }: Pick<Deployable, 'folder'>, isHashed: boolean): RuleSetRule {
  return {
    test: path.join(folder, 'pictures/manifest.json'),
    type: 'json',
    parser: { parse: (text: string) => parsePictureManifest(text, folder, isHashed) },
  };
}

/** Imports drawings as addresses. One of the two builds of a deployable emits the files. */
export function drawingsRule(isHashed: boolean, emit: boolean): RuleSetRule {
  const filename = `pictures/${isHashed ? SCRIPT_NAME : '[name]'}[ext]`;
  return { test: /\.svg$/, type: 'asset/resource', generator: { filename, emit } };
}

function browserBase({ name, folder }: Deployable, place: BuildPlace): Configuration {
  const { root, publicPath, mode, isHashed } = place;
  const hot = mode === 'development';
  const filename = `${isHashed ? SCRIPT_NAME : '[name]'}.js`;
  return {
    name: 'browser',
    mode,
    context: folder,
    target: ['web', 'es2022'],
    devtool: hot ? 'cheap-module-source-map' : false,
    output: {
      path: path.join(distOf(folder), 'browser'),
      module: true,
      filename,
      chunkFilename: filename,
      uniqueName: `tanabana-${name}`,
      publicPath,
      clean: true,
    },
    experiments: { outputModule: true },
    optimization: { minimizer: [new TerserPlugin(MINIFIER)] },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      parser: { javascript: { exportsPresence: 'error' } },
      rules: [
        typescriptRule(root, name, hot),
        pictureManifestRule({ folder }, isHashed),
        drawingsRule(isHashed, true),
      ],
    },
    performance: { hints: false },
    infrastructureLogging: { level: 'warn' },
    stats: 'errors-warnings',
  };
}

function picturesOf(folder: string, { isHashed }: BuildPlace): CopyPlugin {
  const nameOf = (file: string) => (isHashed ? namePictureFile(folder, file) : file);
  return new CopyPlugin({
    patterns: [
      {
        from: path.join(folder, 'pictures/images'),
        to: ({ absoluteFilename = '' }) => `pictures/${nameOf(path.basename(absoluteFilename))}`,
        noErrorOnMissing: true,
      },
    ],
  });
}

/** The entry script is a container of module federation. */
export function remoteBrowserConfig(remote: Deployable, place: BuildPlace): Configuration {
  const base = browserBase(remote, place);
  const ranges = singletonRanges(remote.folder);
  const naming = namingOf(base);
  const exposes = Object.entries(exposedModules(remote)).map(([expose, file]) => [
    expose,
    { import: file, name: exposeName(expose) },
  ]);
  return {
    ...base,
    entry: {},
    plugins: [
      steadyFederationEntry(),
      new ModuleFederationPlugin({
        name: remote.name,
        filename: String(base.output?.filename).replace('[name]', 'entry'),
        library: { type: 'module' },
        exposes: Object.fromEntries(exposes) as Record<string, { import: string; name: string }>,
        shared: Object.fromEntries(
          SINGLETONS.map((name) => [
            name,
            { singleton: true, strictVersion: true, import: false as const, requiredVersion: ranges[name] },
          ]),
        ),
        // Resolves `@module-federation/webpack-bundler-runtime` to `shared/build/container`.
        implementation: path.dirname(import.meta.dirname),
        dts: false,
        manifest: place.isHashed && federationManifest(place.root, naming),
      }),
      federationFiles(place.root, naming),
      new webpack.DefinePlugin({ ENTRY_ADDRESS: 'import.meta.url' }),
      new RetryQueryPlugin(),
      picturesOf(remote.folder, place),
    ],
  };
}

/** The main script provides the singletons and loads the remotes. */
export function shellBrowserConfig(shell: Deployable, place: BuildPlace): Configuration {
  const base = browserBase(shell, place);
  const naming = namingOf(base);
  return {
    ...base,
    entry: { main: './src/main.ts', worker: './src/worker/main.ts' },
    plugins: [
      new EmitFilesPlugin({ ...staticFiles(shell.folder, naming), ...fontFiles(place.root, naming) }),
    ],
  };
}
