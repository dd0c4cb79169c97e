import type { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Compiler, type WebpackPluginInstance } from 'webpack';
import type { NameFile } from '@tanabana/artefacts/store/namedByContent';
import { themeVariables } from '@tanabana/runtime/theme/globalStyles';

const MANIFEST = 'mf-manifest.json';
const STATISTICS = 'mf-stats.json';
const THEME = 'theme.css';

type PluginOptions = ConstructorParameters<typeof ModuleFederationPlugin>[0];
type ManifestOptions = Exclude<PluginOptions['manifest'], boolean | undefined>;

/** Describes a remote for hosts with the published federation runtime, which load the theme with each fragment. */
export function federationManifest(nameFile: NameFile): ManifestOptions {
  const css = { sync: [nameFile(THEME, themeVariables)], async: [] };
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

/** Names the manifest by its content, removes the statistics of the plugin, and emits the theme. */
export function federationFiles(nameFile: NameFile): WebpackPluginInstance {
  const name = 'federationFiles';
  return {
    apply: (compiler: Compiler) => {
      compiler.hooks.thisCompilation.tap(name, (compilation) => {
        const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
        compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
          const manifest = assets[MANIFEST];
          if (!manifest) return;
          compilation.renameAsset(MANIFEST, nameFile(MANIFEST, manifest.buffer()));
          compilation.deleteAsset(STATISTICS);
          const theme = new webpack.sources.RawSource(themeVariables);
          compilation.emitAsset(nameFile(THEME, themeVariables), theme);
        });
      });
    },
  };
}
