import path from 'node:path';
import CopyPlugin from 'copy-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import { distOf, repositoryOf, type Deployable } from './deployable';
import { EmitFilesPlugin } from './emitFilesPlugin';
import { federationPlugins, FONTS } from './federationPlugins';
import { namingOf, SCRIPT_NAME } from '@tanabana/releases/versions/namedByContent';
import { namePictureFile, parsePictureManifest } from './pictureFiles';
import { replacedData, dataFolder } from './shopFolder';
import { sourceNames } from './sourceMaps';
import { fontFiles, staticFiles } from './staticFiles';
import { typescriptRule } from './typescriptRule';

/**
 * First line of each script. The line makes browsers compile all functions on another thread while the script loads.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

/** Options of Terser. `pure_getters` is valid because no getter has side effects. */
const MINIFIER = {
  extractComments: false,
  terserOptions: {
    module: true,
    ecma: 2020,
    format: { comments: false, preamble: COMPILE_HINT },
    compress: { passes: 2, pure_getters: true, unsafe_arrows: true, unsafe_methods: true },
  },
} as const;

/** Default of `sharedScriptSize`. */
const SHARED_SCRIPT_SIZE = 28_000;

export interface BuildOptions {
  /** Base address of the built files, with a slash at the end. */
  readonly publicPath: string;
  readonly mode: 'production' | 'development';
  readonly isHashed: boolean;
  /**
   * Minimum size of a script that several pages share, in bytes before minification. Smaller ones cost a page more in
   * requests and worse compression than their modules in the scripts of the pages.
   */
  readonly sharedScriptSize?: number | undefined;
}

/**
 * Returns the rule that resolves an import of an SVG file to the address of the file.
 * @param emit whether to write the file, which only the browser build of a deployable does
 */
export function drawingsRule(isHashed: boolean, emit: boolean): RuleSetRule {
  const filename = `pictures/${isHashed ? SCRIPT_NAME : '[name]'}[ext]`;
  return { test: /\.svg$/, type: 'asset/resource', generator: { filename, emit } };
}

export function commonConfig(
  { name, folder }: Deployable,
  { mode, isHashed }: BuildOptions,
  build: 'browser' | 'server',
) {
  const isDevelopment = mode === 'development';
  const inBrowser = build === 'browser';
  const pictures = dataFolder(folder, 'pictures');
  return {
    name: build,
    mode,
    context: folder,
    devtool: isDevelopment ? 'cheap-module-source-map' : 'hidden-nosources-source-map',
    module: {
      parser: { javascript: { exportsPresence: 'error' } },
      rules: [
        typescriptRule(folder, name, isDevelopment && inBrowser),
        {
          test: path.join(pictures, 'manifest.json'),
          type: 'json',
          parser: { parse: (text: string) => parsePictureManifest(text, pictures, isHashed) },
        },
        drawingsRule(isHashed, inBrowser),
      ],
    },
    resolve: { alias: replacedData(folder) },
    performance: { hints: false },
    infrastructureLogging: { level: 'warn' },
    stats: 'errors-warnings',
  } satisfies Configuration;
}

const scriptName = (isHashed: boolean) => `${isHashed ? SCRIPT_NAME : '[name]'}.js`;

function browserBase(deployable: Deployable, options: BuildOptions): Configuration {
  const { name, folder } = deployable;
  const { publicPath, mode, isHashed, sharedScriptSize = SHARED_SCRIPT_SIZE } = options;
  const isDevelopment = mode === 'development';
  const filename = scriptName(isHashed);
  const common = commonConfig(deployable, options, 'browser');
  return {
    ...common,
    target: ['web', 'es2022'],
    output: {
      ...(!isDevelopment && sourceNames(repositoryOf(folder))),
      path: path.join(distOf(folder), 'browser'),
      module: true,
      filename,
      chunkFilename: filename,
      uniqueName: `tanabana-${name}`,
      publicPath,
      // In development, files of earlier builds are not removed, because open pages and pages of the previous release
      // may still request these files.
      clean: !isDevelopment,
    },
    experiments: { outputModule: true },
    optimization: { minimizer: [new TerserPlugin(MINIFIER)], splitChunks: { minSize: sharedScriptSize } },
    resolve: { ...common.resolve, extensions: ['.tsx', '.ts', '.js'] },
  };
}

function picturesOf(folder: string, isHashed: boolean): CopyPlugin {
  const pictures = dataFolder(folder, 'pictures');
  const nameOf = (file: string) => (isHashed ? namePictureFile(pictures, file) : file);
  return new CopyPlugin({
    patterns: [
      {
        from: path.join(pictures, 'images'),
        to: ({ absoluteFilename = '' }) => `pictures/${nameOf(path.basename(absoluteFilename))}`,
        noErrorOnMissing: true,
      },
    ],
  });
}

/** The entry script is a container of Module Federation. */
export function remoteBrowserConfig(remote: Deployable, options: BuildOptions): Configuration {
  const { mode, isHashed } = options;
  const isPublished = mode === 'production' && isHashed;
  return {
    ...browserBase(remote, options),
    entry: {},
    plugins: [
      ...federationPlugins(remote, scriptName(isHashed), isPublished),
      picturesOf(remote.folder, isHashed),
    ],
  };
}

/** The main script provides shared modules such as React, and loads the remotes. */
export function shellBrowserConfig(shell: Deployable, options: BuildOptions): Configuration {
  const base = browserBase(shell, options);
  const naming = namingOf(base);
  return {
    ...base,
    entry: { main: './src/main.ts', worker: './src/worker/main.ts' },
    plugins: [
      new EmitFilesPlugin({
        ...staticFiles(path.join(dataFolder(shell.folder, 'layout'), 'static'), naming),
        ...fontFiles(FONTS, naming),
      }),
    ],
  };
}
