import { errorMessage } from '@tanabana/contract/errors/errorText';
import { defaultSettings } from '@tanabana/contract/settings/defaultSettings';
import { settingsSchema, type Settings } from '@tanabana/contract/settings/settings';
import * as v from 'valibot';

const overridesSchema = v.pipe(
  v.unknown(),
  v.check((value) => typeof value === 'object' && value !== null && !Array.isArray(value), 'Expected Object'),
  v.record(v.string(), v.unknown()),
);

const strictSettingsSchema = v.strictObject(settingsSchema.entries);

/**
 * @param overrides JSON, as in `{"payments":true}`
 * @throws {Error} when a setting is unknown or invalid
 */
export function settingsWith(overrides: string | undefined, base: Settings = defaultSettings): Settings {
  if (!overrides) return base;
  try {
    const changes = v.parse(overridesSchema, JSON.parse(overrides));
    return v.parse(strictSettingsSchema, { ...base, ...changes });
  } catch (error) {
    throw new Error(`TB-CONFIG-006: SETTINGS is not a set of settings: ${inWords(error)}`);
  }
}

function inWords(error: unknown): string {
  if (v.isValiError(error)) {
    const [issue] = error.issues;
    const place = v.getDotPath(issue);
    return place === null ? issue.message : `${place}: ${issue.message}`;
  }
  return errorMessage(error);
}
