import { defaultSettings } from '@tanabana/runtime/settings/defaultSettings';
import { promote } from '../composition/deployments/deployReleases';
import type { ReleaseContext } from '../composition/releaseContext';
import { compose } from '../composition/releases/compose';

/** Makes releases live, one after another, that differ in their settings only. */
export async function promoteMany(
  { artefacts, releases, deployments }: ReleaseContext,
  versions: Readonly<Record<string, string>>,
  count: number,
): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    const settings = { ...defaultSettings, vitalsShare: number / count };
    const release = await compose(artefacts, versions, settings, '2026-01-01T00:00:00.000Z');
    await releases.save(release);
    await promote(deployments, release.id);
  }
}
