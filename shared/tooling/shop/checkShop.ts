import { existsSync } from 'node:fs';
import path from 'node:path';
import { errorMessage } from '@tanabana/contract/errors/errorText';
import type { ReleaseSettings } from '@tanabana/contract/settings/settings';
import { deployablesIn, folderOf } from '../publish/deployables';
import { shopSettings } from '../webpack/shopSettings';
import { requirePresentFormat } from './shopFormat';

/** Module of a deployable that checks its part of a shop's data. */
const CHECK = 'generate/checkData.ts';

export interface CheckedData {
  /** Runs a check, and keeps the message of its error. */
  readonly check: (run: () => unknown) => void;
  /** Undefined if the settings are invalid. */
  readonly settings: ReleaseSettings | undefined;
}

/** Default export of a deployable's `generate/checkData.ts`. */
export type CheckData = (data: CheckedData) => void;

/**
 * Checks the data of a shop without building it.
 * @param folder of the shop
 * @returns a message for each fault, which names the file
 */
export async function checkShop(root: string, folder: string): Promise<readonly string[]> {
  const faults: string[] = [];
  const check = <Result>(run: () => Result): Result | undefined => {
    try {
      return run();
    } catch (error) {
      faults.push(errorMessage(error));
      return undefined;
    }
  };
  process.env.SHOP = folder;
  check(() => requirePresentFormat(folder));
  const settings = check(() => shopSettings(root));
  for (const name of deployablesIn(root)) {
    const file = path.join(folderOf(root, name), CHECK);
    if (!existsSync(path.join(root, file))) continue;
    const { default: checkData } = (await import(path.join(root, file))) as { default: CheckData };
    checkData({ check, settings });
  }
  return faults;
}
