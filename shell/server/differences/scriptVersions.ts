import { compressedForms } from '@tanabana/build/publish/compressFiles';
import { fileKey } from '@tanabana/build/store/artefactStore';
import type { ObjectStore } from '@tanabana/build/store/objectStore';
import type { Successor } from './differences';

const SCRIPT = /^((?:[\w-]+\/)*[\w-]+)\.([0-9a-f]{10})\.js$/;

const HASH = /^[0-9a-f]{10}$/;

/**
 * A script among its versions, which differ in the hash of their names alone; nothing for other files.
 * @param name deployable
 * @param file below its browser files, as in `pages-cart.b8e8aaf32a.js`
 */
export function scriptVersion(
  objects: Pick<ObjectStore, 'read'>,
  name: string,
  file: string,
): Successor | undefined {
  const [, plain, id] = SCRIPT.exec(file) ?? [];
  if (plain === undefined || id === undefined) return undefined;
  const keyOf = (hash: string) => fileKey(name, `browser/${plain}.${hash}.js`);
  return {
    match: `/assets/${name}/${plain}.*.js`,
    id,
    read: async () => {
      const content = await objects.read(keyOf(id));
      const [shortest = ''] = compressedForms(keyOf(id));
      const { length } = (await objects.read(shortest)) ?? content ?? [];
      return content && { content, sent: length };
    },
    predecessor: async (hash) => (HASH.test(hash) ? objects.read(keyOf(hash)) : undefined),
  };
}
