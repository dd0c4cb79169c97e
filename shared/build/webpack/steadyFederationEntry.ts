import type { Compiler, WebpackPluginInstance } from 'webpack';

/** Entry module of federation, whose name depends on the folder of the sources. */
const FEDERATION_ENTRY = /\/node_modules\/\.federation\/entry\.[0-9a-f]+\.js$/;

/** Container module, whose name contains the name of the entry module. */
const CONTAINER_ENTRY = 'container entry ';

const PLUGIN = 'steadyFederationEntry';

/** Sets constant module ids, so that the same sources in any folder build to the same bytes. */
export function steadyFederationEntry(): WebpackPluginInstance {
  return {
    apply: (compiler: Compiler) => {
      compiler.hooks.compilation.tap(PLUGIN, ({ hooks, chunkGraph }) => {
        hooks.beforeModuleIds.tap(PLUGIN, (modules) => {
          for (const module of modules) {
            if (module.identifier().startsWith(CONTAINER_ENTRY)) chunkGraph.setModuleId(module, 'container');
            else if (FEDERATION_ENTRY.test(module.nameForCondition() ?? ''))
              chunkGraph.setModuleId(module, 'federation');
          }
        });
      });
    },
  };
}
