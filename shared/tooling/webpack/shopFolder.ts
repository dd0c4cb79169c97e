import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { repositoryOf } from './deployable';

/** File with the settings, in the folder of a merchant's shop. */
export const SETTINGS_FILE = 'settings.json';

/** Folders of a deployable with data of the shop. A merchant's shop has them in its own folder. */
const DATA_PARTS = ['collection', 'content', 'layout', 'pictures'] as const;

type DataPart = (typeof DATA_PARTS)[number];

/**
 * Returns the folder of the merchant's shop: `SHOP`, relative to the repository. Undefined for the sample shop.
 * @throws {Error} if the folder does not exist
 */
export function shopFolder(root: string): string | undefined {
  const { SHOP } = process.env;
  if (!SHOP) return undefined;
  const folder = path.resolve(root, SHOP);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`TB-CONFIG-012: SHOP is "${SHOP}", and ${folder} is no folder.`);
  return folder;
}

/**
 * Returns the folder of a part of the shop's data. A part that the merchant's shop contains replaces the sample's part as
 * a whole, so that no product or text of the sample remains. `pictures` contains `images` and `manifest.json`.
 * @param deployable folder of a deployable, which builds the part only if it has one itself
 */
export function dataFolder(deployable: string, part: DataPart): string {
  const sample = path.join(deployable, part);
  const own = writableDataFolder(deployable, part);
  return existsSync(sample) && existsSync(own) ? own : sample;
}

/** Returns the folder in which the shop that `SHOP` selects keeps a part of its data. The folder may not exist yet. */
export function writableDataFolder(deployable: string, part: DataPart): string {
  const shop = shopFolder(repositoryOf(deployable));
  if (shop === undefined) return path.join(deployable, part);
  return path.join(shop, part, part === 'pictures' ? nameIn(deployable) : '');
}

/** Name of the deployable in a folder, by its package, because a remote's own repository may have any folder. */
function nameIn(deployable: string): string {
  const { name } = JSON.parse(readFileSync(path.join(deployable, 'package.json'), 'utf8')) as {
    name: string;
  };
  return path.basename(name).replace('mfe-', '');
}

/** Returns the folders and files of the merchant's shop that builds of a deployable read. */
export function merchantFolders(deployable: string): readonly string[] {
  return DATA_PARTS.flatMap((part) => {
    const folder = dataFolder(deployable, part);
    if (folder === path.join(deployable, part)) return [];
    // The settings name the pages whose content is not needed.
    return part === 'content' ? [folder, path.join(folder, '..', SETTINGS_FILE)] : folder;
  });
}

/**
 * Returns the folders and files of the sample that the merchant's shop replaces, with those that replace them. The
 * drawings beside the pictures remain, because they belong to the pages. So does content that the shop lacks: pages that
 * it does not have are built with the sample's content.
 */
export function replacedData(deployable: string): Record<string, string> {
  const replaced = DATA_PARTS.flatMap((part): string[][] => {
    const folder = dataFolder(deployable, part);
    const sample = path.join(deployable, part);
    if (folder === sample) return [];
    return partsOf(part, folder).map((name) => [path.join(sample, name), path.join(folder, name)]);
  });
  return Object.fromEntries(replaced) as Record<string, string>;
}

function partsOf(part: DataPart, folder: string): readonly string[] {
  if (part === 'pictures') return ['manifest.json', 'images'];
  if (part !== 'content') return [''];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));
}
