import type { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Compiler, type WebpackPluginInstance } from 'webpack';
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
function themeOf(fonts: string, nameFile: NameFile) {
  const files = fontFiles(fonts, nameFile);
  const addressOf = (font: string) =>
    Object.keys(files).find((file) => plainName(file) === `fonts/${font}`) ?? font;
  const styles = fontFaces(addressOf) + themeVariables;
  const sheet = nameFile(THEME, styles);
  return { sheet, files: { ...files, [sheet]: styles } };
}

/** Describes a remote for hosts with the published federation runtime, which load the theme with each fragment. */
export function federationManifest(fonts: string, nameFile: NameFile): ManifestOptions {
  const css = { sync: [themeOf(fonts, nameFile).sheet], async: [] };
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
export function federationFiles(fonts: string, nameFile: NameFile): WebpackPluginInstance {
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
          for (const [file, content] of Object.entries(themeOf(fonts, nameFile).files))
            compilation.emitAsset(file, new webpack.sources.RawSource(content));
        });
      });
    },
  };
}
