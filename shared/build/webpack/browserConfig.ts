import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import CopyPlugin from 'copy-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { distOf, exposedModules, exposeName, repositoryOf, type Deployable } from './deployable';
import { EmitFilesPlugin } from './emitFilesPlugin';
import { federationFiles, federationManifest } from './federationManifest';
import { namingOf, SCRIPT_NAME } from '@tanabana/artefacts/store/namedByContent';
import { namePictureFile, parsePictureManifest } from './pictureFiles';
import { RetryQueryPlugin } from './retryQueryPlugin';
import { singletonRanges, SINGLETONS } from './singletons';
import { sourceNames } from './sourceMaps';
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
  const { publicPath, mode, isHashed } = place;
  const hot = mode === 'development';
  const filename = `${isHashed ? SCRIPT_NAME : '[name]'}.js`;
  return {
    name: 'browser',
    mode,
    context: folder,
    target: ['web', 'es2022'],
    devtool: hot ? 'cheap-module-source-map' : 'hidden-nosources-source-map',
    output: {
      ...(!hot && sourceNames(repositoryOf(folder))),
      path: path.join(distOf(folder), 'browser'),
      module: true,
      filename,
      chunkFilename: filename,
      uniqueName: `tanabana-${name}`,
      publicPath,
      // In development, pages and the last release may need earlier files.
      clean: !hot,
    },
    experiments: { outputModule: true },
    optimization: { minimizer: [new TerserPlugin(MINIFIER)] },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      parser: { javascript: { exportsPresence: 'error' } },
      rules: [
        typescriptRule(folder, name, hot),
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

/** Fonts of the theme. */
export const FONTS = path.join(import.meta.dirname, '../../runtime/fonts');

/** Module that replaces the runtime of federation. */
const CONTAINER_RUNTIME = path.join(
  import.meta.dirname,
  `../container/containerRuntime${path.extname(import.meta.filename)}`,
);

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
        dts: false,
        manifest: place.mode === 'production' && place.isHashed && federationManifest(FONTS, naming),
      }),
      federationFiles(FONTS, naming),
      new webpack.NormalModuleReplacementPlugin(/webpack-bundler-runtime/, CONTAINER_RUNTIME),
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
    plugins: [new EmitFilesPlugin({ ...staticFiles(shell.folder, naming), ...fontFiles(FONTS, naming) })],
  };
}
