import { createRequire } from 'node:module';
import vm from 'node:vm';
import { createSharedReads } from '@tanabana/runtime/async/sharedReads';
import type { DeployManifest } from '@tanabana/runtime/contracts/deployManifest';
import { ArtefactError, keyOf, type ArtefactStore } from '@tanabana/build/store/artefactStore';
import { runAs } from './codeOwner';

/** Loads the server builds of published versions. */
export type ServerModules = (manifest: DeployManifest, expose: string) => Promise<unknown>;

/**
 * Loads modules out of the artefact store, each once per version, after checking their integrity. They get the
 * singletons of the composition server, wherever the store is.
 *
 * @param requireFrom file from which the singletons are resolved
 */
export function createServerModules(store: ArtefactStore, requireFrom: string): ServerModules {
  const requireSingleton = createRequire(requireFrom);

  const load = async (manifest: DeployManifest, expose: string): Promise<unknown> => {
    const file = manifest.serverModules[expose];
    if (file === undefined)
      throw new ArtefactError(`${manifest.name} ${manifest.version} exposes nothing as ${expose}.`);
    const source = await store.read(manifest, file);
    const filename = keyOf(manifest, file);
    const script = new vm.Script(`(function (module, exports, require) {${source.toString('utf8')}\n})`, {
      filename,
    });
    const module: { exports: unknown } = { exports: {} };
    const run = script.runInThisContext() as (
      module: unknown,
      exports: unknown,
      require: NodeJS.Require,
    ) => void;
    runAs({ remote: manifest.name, version: manifest.version }, () =>
      run(module, module.exports, requireSingleton),
    );
    return module.exports;
  };

  const shared = createSharedReads({ keeps: true });
  return (manifest, expose) =>
    shared(`${manifest.name}/${manifest.version}/${expose}`, () => load(manifest, expose));
}
