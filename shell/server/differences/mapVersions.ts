import { textOf } from '../../render/compressDocument';
import type { FindMap } from '../keptMaps';
import type { Successor } from './differences';

const ID = /^([0-9a-z-]+)\/([\w.@!~-]+)$/;

/**
 * A release map among the maps of all releases. All variants count: a fallback version that is at hand makes the next
 * release's map another one.
 */
export function mapVersion(findMap: FindMap, release: string, variant: string): Successor {
  const find = async (id: string) => {
    const [, ofRelease, ofVariant] = ID.exec(id) ?? [];
    return ofRelease && ofVariant ? findMap(ofRelease, ofVariant) : undefined;
  };
  const id = `${release}/${variant}`;
  return {
    match: '/_map/*.json',
    id,
    read: async () => {
      const map = await find(id);
      return map && { content: Buffer.from(await textOf(map)), sent: map.brotli.length };
    },
    predecessor: async (earlier) => {
      const map = await find(earlier);
      return map && Buffer.from(await textOf(map));
    },
  };
}
