import { defaultSettings } from '@tanabana/shared/settings/defaultSettings';
import { settingsSchema, type Settings } from '@tanabana/shared/settings/settings';
import * as v from 'valibot';

/**
 * Settings with others laid over them.
 * @param overrides JSON, as in `{"payments":true}`
 * @param base the default settings unless said otherwise
 * @throws {Error} when it is no JSON, or no settings
 */
export function settingsWith(overrides: string | undefined, base: Settings = defaultSettings): Settings {
  if (!overrides) return base;
  try {
    return v.parse(settingsSchema, { ...base, ...(JSON.parse(overrides) as object) });
  } catch (error) {
    throw new Error(
      `SETTINGS is not a set of settings: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
