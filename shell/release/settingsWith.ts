import { defaultSettings } from '@tanabana/shared/settings/defaultSettings';
import { settingsSchema, type Settings } from '@tanabana/shared/settings/settings';
import * as v from 'valibot';

/**
 * The default settings with those of the environment laid over them.
 * @param overrides JSON, as in `{"payments":true}`
 * @throws {Error} when it is no JSON, or no settings
 */
export function settingsWith(overrides: string | undefined): Settings {
  if (!overrides) return defaultSettings;
  try {
    return v.parse(settingsSchema, { ...defaultSettings, ...(JSON.parse(overrides) as object) });
  } catch (error) {
    throw new Error(
      `SETTINGS is not a set of settings: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
