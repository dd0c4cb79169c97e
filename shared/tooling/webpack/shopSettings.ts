import { existsSync } from 'node:fs';
import path from 'node:path';
import { defaultSettings } from '@tanabana/contract/settings/defaultSettings';
import type { ReleaseSettings } from '@tanabana/contract/settings/settings';
import { settingsWith } from '@tanabana/releases/releases/settingsWith';
import * as v from 'valibot';
import { readChecked, readJson } from './readChecked';
import { SETTINGS_FILE, shopFolder } from './shopFolder';

const THEME_FILE = 'theme.json';

/** Settings that a merchant need not name. */
const BASE = { apiBaseUrl: '/api', social: {}, minimumOrder: 1, payments: false, blogOpenToAll: false };

/** Returns the files of a merchant's shop that `shopSettings` reads. */
export function settingsFiles(root: string): readonly string[] {
  const shop = shopFolder(root);
  return shop === undefined ? [] : [path.join(shop, SETTINGS_FILE), path.join(shop, THEME_FILE)];
}

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
  const { format: _, ...own } = readJson(file) as Readonly<Record<string, unknown>>;
  const settings = {
    ...own,
    ...(existsSync(theme) && { theme: readJson(theme) }),
  };
  return settingsWith(JSON.stringify(settings), BASE, file);
}

const quotedGroups = v.array(v.object({ category: v.string(), isQuoted: v.optional(v.boolean()) }));

/** Facts of the shop that the builds of all deployables contain. Undefined for the sample's, which are defaults of code. */
export function buildConstants(root: string): Readonly<Record<string, unknown>> {
  const shop = shopFolder(root);
  if (shop === undefined) return { MINIMUM_ORDER: undefined, QUOTED_CATEGORIES: undefined };
  const file = path.join(shop, 'collection', 'groups.json');
  const groups = existsSync(file) ? readChecked(file, quotedGroups) : [];
  return {
    MINIMUM_ORDER: shopSettings(root).minimumOrder,
    QUOTED_CATEGORIES: groups
      .filter(({ isQuoted }) => isQuoted)
      .map(({ category }) => category.trim().toLowerCase()),
  };
}
