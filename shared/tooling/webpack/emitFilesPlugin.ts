import webpack, { type Compiler, type WebpackError } from 'webpack';

/** Contents by path in the build. */
type Files = Readonly<Record<string, Buffer | string>>;

/** An error of `files` is an error of the build. */
export class EmitFilesPlugin {
  /** @param folder folder whose changes build again */
  constructor(
    private readonly files: Files | (() => Files),
    private readonly folder?: string,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('EmitFilesPlugin', (compilation) => {
      if (this.folder !== undefined) compilation.contextDependencies.add(this.folder);
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'EmitFilesPlugin', stage }, () => {
        try {
          const files = typeof this.files === 'function' ? this.files() : this.files;
          for (const [path, content] of Object.entries(files)) {
            compilation.emitAsset(path, new webpack.sources.RawSource(content));
          }
        } catch (error) {
          compilation.errors.push(error as WebpackError);
        }
      });
    });
  }
}
