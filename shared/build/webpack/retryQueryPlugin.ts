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
 * Adds the query of the entry, as in `entry.js?r=1`, to requests of its chunks. Browsers request a hanging
 * module again only under another address.
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
