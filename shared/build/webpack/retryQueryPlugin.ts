import webpack, { type Compiler } from 'webpack';

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
 * Makes an entry that was loaded as `entry.js?r=1` request its chunks with `?r=1` too. A request that hangs
 * stays in the browser's module map for the life of the document; only another address is requested again.
 */
export class RetryQueryPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('RetryQueryPlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(webpack.RuntimeGlobals.getChunkScriptFilename)
        .tap('RetryQueryPlugin', (chunk) => {
          compilation.addRuntimeModule(chunk, new RetryQueryModule());
        });
    });
  }
}
