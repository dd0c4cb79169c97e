import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Compiler, type Configuration } from 'webpack';
import { plainName } from '@tanabana/contract/files/fileAddress';
import { type NameFile, namingOf } from '@tanabana/releases/versions/namedByContent';
import { fontFaces } from '@tanabana/ui/theme/fontFaces';
import { themeVariables } from '@tanabana/ui/theme/globalStyles';
import { exposedModules, exposeName, type Deployable } from './deployable';
import { EmitFilesPlugin } from './emitFilesPlugin';
import { singletonRanges, SINGLETONS } from './singletons';
import { fontFiles } from './staticFiles';

const MANIFEST = 'mf-manifest.json';
const STATISTICS = 'mf-stats.json';
const THEME = 'theme.css';

export const FONTS = path.join(import.meta.dirname, '../../ui/fonts');

/** Module that replaces the federation runtime from npm. */
const CONTAINER_RUNTIME = path.join(
  import.meta.dirname,
  `../container/containerRuntime${path.extname(import.meta.filename)}`,
);

/**
 * Returns the plugins that make the entry script of a remote a container of Module Federation.
 * @param filename pattern of the names of scripts
 * @param isPublished whether to write the federation manifest, with which other applications can load the remote
 */
export function federationPlugins(
  remote: Deployable,
  filename: string,
  isPublished: boolean,
): NonNullable<Configuration['plugins']> {
  // Without this variable, the plugin searches for webpack in the stack of a validation error, which takes a second.
  process.env.FEDERATION_WEBPACK_PATH ??= fileURLToPath(import.meta.resolve('webpack'));
  const nameFile = namingOf({ output: { filename } });
  const ranges = singletonRanges(remote.folder);
  const exposes = Object.entries(exposedModules(remote));
  const theme = themeOf(nameFile);
  return [
    steadyFederationEntry,
    new ModuleFederationPlugin({
      name: remote.name,
      filename: filename.replace('[name]', 'entry'),
      library: { type: 'module' },
      exposes: Object.fromEntries(
        exposes.map(([expose, file]) => [expose, { import: file, name: exposeName(expose) }]),
      ),
      shared: Object.fromEntries(
        SINGLETONS.map((name) => [
          name,
          { singleton: true, strictVersion: true, import: false as const, requiredVersion: ranges[name] },
        ]),
      ),
      dts: false,
      manifest: isPublished && federationManifest(theme.sheet),
    }),
    new webpack.NormalModuleReplacementPlugin(/webpack-bundler-runtime/, CONTAINER_RUNTIME),
    new webpack.DefinePlugin({ ENTRY_ADDRESS: 'import.meta.url' }),
    retryQuery,
    ...(isPublished ? [nameManifest(nameFile), new EmitFilesPlugin(theme.files)] : []),
  ];
}

/** Returns the name of the theme's style sheet, and the contents of the style sheet and the fonts by file name. */
function themeOf(nameFile: NameFile) {
  const files = fontFiles(FONTS, nameFile);
  const addressOf = (font: string) =>
    Object.keys(files).find((file) => plainName(file) === `fonts/${font}`) ?? font;
  const styles = fontFaces(addressOf) + themeVariables();
  const sheet = nameFile(THEME, styles);
  return { sheet, files: { ...files, [sheet]: styles } };
}

type PluginOptions = ConstructorParameters<typeof ModuleFederationPlugin>[0];

/**
 * The manifest lists the style sheet of the theme for each fragment, so that other applications load the style sheet
 * too.
 * @param sheet name of the theme's style sheet
 */
function federationManifest(sheet: string): Exclude<PluginOptions['manifest'], boolean | undefined> {
  const css = { sync: [sheet], async: [] };
  return {
    additionalData: ({ stats }) => ({
      ...stats,
      // With `auto`, applications resolve files against the address of the manifest.
      metaData: { ...stats.metaData, publicPath: 'auto' },
      exposes: stats.exposes.map((expose) =>
        expose.path?.startsWith('./fragments/') ? { ...expose, assets: { ...expose.assets, css } } : expose,
      ),
    }),
  };
}

/** Adds a hash to the name of the federation manifest, and removes the federation plugin's statistics file. */
const nameManifest = (nameFile: NameFile) => (compiler: Compiler) => {
  const name = 'nameManifest';
  compiler.hooks.thisCompilation.tap(name, (compilation) => {
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
      const manifest = assets[MANIFEST];
      if (!manifest) return;
      compilation.renameAsset(MANIFEST, nameFile(MANIFEST, manifest.buffer()));
      compilation.deleteAsset(STATISTICS);
    });
  });
};

/** Matches the entry module of federation, whose name depends on the folder of the sources. */
const FEDERATION_ENTRY = /\/node_modules\/\.federation\/entry\.[0-9a-f]+\.js$/;

/** Prefix of the identifier of the container module. The identifier contains the name of the entry module. */
const CONTAINER_ENTRY = 'container entry ';

/**
 * Sets constant ids for modules whose names depend on the folder, so that the same sources in any folder build to the
 * same bytes.
 */
function steadyFederationEntry(compiler: Compiler): void {
  const name = 'steadyFederationEntry';
  compiler.hooks.compilation.tap(name, ({ hooks, chunkGraph }) => {
    hooks.beforeModuleIds.tap(name, (modules) => {
      for (const module of modules) {
        if (module.identifier().startsWith(CONTAINER_ENTRY)) chunkGraph.setModuleId(module, 'container');
        else if (FEDERATION_ENTRY.test(module.nameForCondition() ?? ''))
          chunkGraph.setModuleId(module, 'federation');
      }
    });
  });
}

class RetryQueryModule extends webpack.RuntimeModule {
  constructor() {
    super('retry query', webpack.RuntimeModule.STAGE_ATTACH);
  }

  override generate(): string {
    const chunkName = webpack.RuntimeGlobals.getChunkScriptFilename;
    return `const scriptName = ${chunkName};
${chunkName} = (chunk) => scriptName(chunk) + new URL(import.meta.url).search;`;
  }
}

/**
 * Adds the query of the entry script's address, as in `entry.js?r=1`, to the addresses of the remote's chunks. A retry
 * needs a new address, because browsers do not request a module again while the first request is pending.
 */
function retryQuery(compiler: Compiler): void {
  const name = 'retryQuery';
  compiler.hooks.thisCompilation.tap(name, (compilation) => {
    compilation.hooks.runtimeRequirementInTree
      .for(webpack.RuntimeGlobals.getChunkScriptFilename)
      .tap(name, (chunk) => compilation.addRuntimeModule(chunk, new RetryQueryModule()));
  });
}
