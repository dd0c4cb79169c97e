import { existsSync } from 'node:fs';
import path from 'node:path';
import { exposedModules } from '../webpack/deployable';
import { folderOf, readContract } from './deployables';

/** @throws {Error} if a route names a page, or the contract a fragment, without a file */
export async function requirePages(root: string, name: string): Promise<void> {
  const folder = folderOf(root, name);
  if (name === 'shell' || !existsSync(path.join(root, folder, 'src/routes.ts'))) return;
  const modules = Object.entries(exposedModules(await readContract(root, name)));
  const absent = modules.find(([, file]) => !existsSync(path.join(root, folder, file)));
  if (!absent) return;
  const [expose, file] = absent;
  throw new Error(
    `TB-PUBLISH-012: src/routes.ts of ${name} names ${expose}, and ${path.join(folder, file)} does not exist.`,
  );
}
