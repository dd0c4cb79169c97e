import type { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Compiler } from 'webpack';
import { type NameFile, plainName } from '@tanabana/artefacts/store/namedByContent';
import { fontFaces } from '@tanabana/runtime/theme/fontFaces';
import { themeVariables } from '@tanabana/runtime/theme/globalStyles';
import { fontFiles } from './staticFiles';

const MANIFEST = 'mf-manifest.json';
const STATISTICS = 'mf-stats.json';
const THEME = 'theme.css';

type PluginOptions = ConstructorParameters<typeof ModuleFederationPlugin>[0];
type ManifestOptions = Exclude<PluginOptions['manifest'], boolean | undefined>;

/** Theme of a build: the name of its style sheet, and all files with their content. */
export function themeOf(fonts: string, nameFile: NameFile) {
  const files = fontFiles(fonts, nameFile);
  const addressOf = (font: string) =>
    Object.keys(files).find((file) => plainName(file) === `fonts/${font}`) ?? font;
  const styles = fontFaces(addressOf) + themeVariables;
  const sheet = nameFile(THEME, styles);
  return { sheet, files: { ...files, [sheet]: styles } };
}

/**
 * Describes a remote for hosts with the published federation runtime, which load the theme with each fragment.
 * @param sheet name of the theme's style sheet
 */
export function federationManifest(sheet: string): ManifestOptions {
  const css = { sync: [sheet], async: [] };
  return {
    additionalData: ({ stats }) => ({
      ...stats,
      // The host resolves files against the address of the manifest.
      metaData: { ...stats.metaData, publicPath: 'auto' },
      exposes: stats.exposes.map((expose) =>
        expose.path?.startsWith('./fragments/') ? { ...expose, assets: { ...expose.assets, css } } : expose,
      ),
    }),
  };
}

/** Names the manifest of federation by its content, and removes the statistics of the federation plugin. */
export const nameManifest = (nameFile: NameFile) => (compiler: Compiler) => {
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

/** Entry module of federation, whose name depends on the folder of the sources. */
const FEDERATION_ENTRY = /\/node_modules\/\.federation\/entry\.[0-9a-f]+\.js$/;

/** Container module, whose name contains the name of the entry module. */
const CONTAINER_ENTRY = 'container entry ';

/** Sets constant module ids, so that the same sources in any folder build to the same bytes. */
export function steadyFederationEntry(compiler: Compiler): void {
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
 * Adds the query of the entry's address, as in `entry.js?r=1`, to the addresses of its chunks. While a request of a module
 * hangs, browsers request the module again only under another address.
 */
export function retryQuery(compiler: Compiler): void {
  const name = 'retryQuery';
  compiler.hooks.thisCompilation.tap(name, (compilation) => {
    compilation.hooks.runtimeRequirementInTree
      .for(webpack.RuntimeGlobals.getChunkScriptFilename)
      .tap(name, (chunk) => compilation.addRuntimeModule(chunk, new RetryQueryModule()));
  });
}
