import type { Compiler, WebpackPluginInstance } from 'webpack';

/**
 * The modules with which federation begins a script. It writes the first anew for each folder and names it by that
 * folder, and the second by the first.
 */
const FEDERATION_MODULES = [
  { id: 'federation', identifier: /\/node_modules\/\.federation\/entry\.[0-9a-f]+\.js$/ },
  { id: 'container', identifier: /^container entry / },
];

const PLUGIN = 'steadyFederationEntry';

/** Gives these modules one id wherever the sources lie, so that the same sources build to the same bytes. */
export function steadyFederationEntry(): WebpackPluginInstance {
  return {
    apply: (compiler: Compiler) => {
      compiler.hooks.compilation.tap(PLUGIN, ({ hooks, chunkGraph }) => {
        hooks.beforeModuleIds.tap(PLUGIN, (modules) => {
          for (const module of modules) {
            const name = module.nameForCondition() ?? module.identifier();
            const known = FEDERATION_MODULES.find(({ identifier }) => identifier.test(name));
            if (known) chunkGraph.setModuleId(module, known.id);
          }
        });
      });
    },
  };
}
