import type { Compiler, WebpackPluginInstance } from 'webpack';

/** The module with which federation begins a script. It writes it anew for each folder, and names it by that folder. */
const FEDERATION_ENTRY = /\/node_modules\/\.federation\/entry\.[0-9a-f]+\.js$/;

/** The module of what a script exposes, which federation names by that other one. */
const CONTAINER_ENTRY = 'container entry ';

const PLUGIN = 'steadyFederationEntry';

/** Gives these modules one id wherever the sources lie, so that the same sources build to the same bytes. */
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
