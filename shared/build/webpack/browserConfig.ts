import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import CopyPlugin from 'copy-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import { distOf, exposedModules, exposeName, type Deployable } from './deployable';
import { EmitFilesPlugin } from './emitFilesPlugin';
import { namingOf, SCRIPT_NAME } from '@tanabana/artefacts/store/namedByContent';
import { namePictureFile, parsePictureManifest } from './pictureFiles';
import { RetryQueryPlugin } from './retryQueryPlugin';
import { singletonRanges, SINGLETONS } from './singletons';
import { fontFiles, staticFiles } from './staticFiles';
import { steadyFederationEntry } from './steadyFederationEntry';
import { typescriptRule } from './typescriptRule';

/**
 * First line of a script for browsers with explicit compile hints: they compile its functions while it arrives, on
 * another thread than the page's.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

/** Every script is an ES module for browsers of these years, and none of our code has getters with effects. */
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
  /** The repository's folder. */
  readonly root: string;
  /** Address below which the files will be served, with a slash at the end. */
  readonly publicPath: string;
  readonly mode: 'production' | 'development';
  /** Whether files are named by their content, for publishing; a dev server names them plainly. */
  readonly isHashed: boolean;
}

/** The rule by which a deployable's picture manifest names its files. */
export function pictureManifestRule({ folder }: Pick<Deployable, 'folder'>, isHashed: boolean): RuleSetRule {
  return {
    test: path.join(folder, 'pictures/manifest.json'),
    type: 'json',
    parser: { parse: (text: string) => parsePictureManifest(text, folder, isHashed) },
  };
}

/**
 * The rule for drawings that modules import: the module is the file's address.
 * @param emit whether the build writes the files; only one of a deployable's two does
 */
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

/** The files of a deployable's pictures. */
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
        manifest: false,
      }),
      new RetryQueryPlugin(),
      picturesOf(remote.folder, place),
    ],
  };
}

/** The browser build of the shell: one script that provides the singletons and loads the remotes, and its worker. */
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
