import { existsSync } from 'node:fs';
import path from 'node:path';
import { defaultSettings } from '@tanabana/contract/settings/defaultSettings';
import type { ReleaseSettings } from '@tanabana/contract/settings/settings';
import { settingsWith } from '@tanabana/releases/releases/settingsWith';
import { readJson } from './readChecked';
import { SETTINGS_FILE, shopFolder } from './shopFolder';

const THEME_FILE = 'theme.json';

/** Settings that a merchant need not name. */
const BASE = { apiBaseUrl: '/api', social: {}, minimumOrder: 1, payments: false, blogOpenToAll: false };

/**
 * Returns the settings of the shop: those in `settings.json` and `theme.json` of the folder that `SHOP` names, or those of
 * the sample.
 * @throws {Error} naming the file and each invalid setting
 */
export function shopSettings(root: string): ReleaseSettings {
  const shop = shopFolder(root);
  if (shop === undefined) return defaultSettings;
  const file = path.join(shop, SETTINGS_FILE);
  const theme = path.join(shop, THEME_FILE);
  const settings = {
    ...(readJson(file) as object),
    ...(existsSync(theme) && { theme: readJson(theme) }),
  };
  return settingsWith(JSON.stringify(settings), BASE, file);
}

/** The setting `minimumOrder`, which builds contain. Undefined for the default. */
export function minimumOrderOf(root: string): number | undefined {
  return shopSettings(root).minimumOrder;
}
