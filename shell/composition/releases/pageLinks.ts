import type { PageLink } from '@tanabana/runtime/contracts/pageLink';
import { deployablesOf, routesOf, type Release } from './releaseDocument';

/** Links to the pages of a release, with the titles that their teams gave them. */
export function pageLinks(release: Release): readonly PageLink[] {
  return deployablesOf(release).flatMap((deployable) =>
    routesOf(deployable, release.settings).flatMap(({ links = [] }) => links),
  );
}

/** Address under which the server publishes these links. */
export function pageLinksAddress(releaseId: string): string {
  return `/_pages/${releaseId}.json`;
}
