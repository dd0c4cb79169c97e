import { createRequire } from 'node:module';
import vm from 'node:vm';
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
  const loaded = new Map<string, Promise<unknown>>();

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

  return (manifest, expose) => {
    const key = `${manifest.name}/${manifest.version}/${expose}`;
    const known = loaded.get(key);
    if (known) return known;
    const loading = load(manifest, expose);
    loaded.set(key, loading);
    // What failed may be mended in the store.
    loading.catch(() => loaded.delete(key));
    return loading;
  };
}
