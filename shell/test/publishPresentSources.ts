import path from 'node:path';
import { sourceVersion } from '@tanabana/build/publish/sourceVersion';
import { builtDeployable } from '@tanabana/build/publish/builtDeployable.testing';
import { deployablesIn, folderOf } from '@tanabana/build/publish/deployables';
import { cartBuild, shellBuild, type TestShop } from './testShop';

/** The repository's folder. */
export const ROOT = path.resolve(__dirname, '../..');

/**
 * Publishes small builds under the versions of the present sources, so that `npm start` finds nothing to build.
 * @param page server build of the one page, `/cart`
 */
export async function publishPresentSources({ context }: TestShop, page: string): Promise<void> {
  for (const name of deployablesIn(ROOT)) {
    const version = sourceVersion(ROOT, folderOf(name));
    if (name === 'shell') await context.artefacts.publish(shellBuild(version));
    else if (name === 'cart') await context.artefacts.publish(cartBuild(0, page, { version }));
    else
      await context.artefacts.publish(
        builtDeployable({ name, version }, { 'browser/entry.js': 'export {}' }),
      );
  }
}
