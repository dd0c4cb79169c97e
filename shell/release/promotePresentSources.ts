import { defaultSettings } from '@tanabana/shared/settings/defaultSettings';
import { settingsSchema, type Settings } from '@tanabana/shared/settings/settings';
import * as v from 'valibot';
import type { ArtefactStore } from './artefactStore';
import { compose } from './compose';
import { publishAll } from './publishAll';
import type { ReleaseStore } from './releaseStore';

/**
 * Puts the present sources on show: builds and publishes what is new, composes a release, promotes it.
 * @param root the repository's folder
 * @returns the release's id
 */
export async function promotePresentSources(
  root: string,
  artefacts: ArtefactStore,
  releases: ReleaseStore,
  settings: Settings,
  say: (line: string) => void,
): Promise<string> {
  const versions = await publishAll(root, artefacts, say);
  const release = await compose(artefacts, versions, settings, new Date().toISOString());
  releases.save(release);
  releases.promote(release.id);
  return release.id;
}

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
