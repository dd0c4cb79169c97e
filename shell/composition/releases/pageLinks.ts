import type { PageLink } from '@tanabana/runtime/contracts/pageLink';
import { deployablesOf, routesOf, type Release } from './releaseDocument';

export function pageLinks(release: Release): readonly PageLink[] {
  return deployablesOf(release).flatMap((deployable) =>
    routesOf(deployable, release.settings).flatMap(({ links = [] }) => links),
  );
}
