import webpack, { type Compiler } from 'webpack';

/** Webpack plugin that adds files to a build. */
export class EmitFilesPlugin {
  /** @param files contents by path in the build */
  constructor(private readonly files: Readonly<Record<string, Buffer | string>>) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('EmitFilesPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'EmitFilesPlugin', stage }, () => {
        for (const [path, content] of Object.entries(this.files)) {
          compilation.emitAsset(path, new webpack.sources.RawSource(content));
        }
      });
    });
  }
}
