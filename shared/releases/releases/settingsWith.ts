import { errorMessage } from '@tanabana/contract/errors/errorText';
import { defaultSettings } from '@tanabana/contract/settings/defaultSettings';
import { type ReleaseSettings, settingsSchema } from '@tanabana/contract/settings/settings';
import * as v from 'valibot';

const overridesSchema = v.pipe(
  v.unknown(),
  v.check((value) => typeof value === 'object' && value !== null && !Array.isArray(value), 'Expected Object'),
  v.record(v.string(), v.unknown()),
);

const strictSettingsSchema = v.strictObject(settingsSchema.entries);

/**
 * @param overrides JSON, as in `{"payments":true}`
 * @param base settings that are not overridden; may lack settings that the overrides contain
 * @param source where the overrides come from, for error messages
 * @throws {Error} when settings are unknown, absent or invalid, naming each
 */
export function settingsWith(
  overrides: string | undefined,
  base: Partial<ReleaseSettings> = defaultSettings,
  source = 'SETTINGS',
): ReleaseSettings {
  try {
    const changes = overrides ? v.parse(overridesSchema, JSON.parse(overrides)) : {};
    return v.parse(strictSettingsSchema, { ...base, ...changes });
  } catch (error) {
    throw new Error(`TB-CONFIG-006: ${source} is not a set of settings: ${inWords(error)}`);
  }
}

function inWords(error: unknown): string {
  if (!v.isValiError(error)) return errorMessage(error);
  return error.issues
    .map((issue) => [v.getDotPath(issue), issue.message].filter((part) => part !== null).join(': '))
    .join('; ');
}
