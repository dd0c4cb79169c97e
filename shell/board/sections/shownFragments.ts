import { routesOf, type Release } from '../../composition/releaseDocument';

/** Fragments of one remote on pages of another. */
export interface ShownFragments {
  /** Remote whose fragments they are. */
  readonly from: string;
  /** Remote whose pages show them. */
  readonly on: string;
  /** How many pages. */
  readonly pages: number;
}

/** Whose fragments stand on whose pages. */
export function shownFragments({ remotes, settings }: Release): readonly ShownFragments[] {
  return Object.values(remotes).flatMap((remote) => {
    const owners = routesOf(remote, settings).flatMap(({ fragments }) => [
      ...new Set(fragments.map((fragment) => fragment.split('/')[0] ?? '')),
    ]);
    return [...new Set(owners)].map((from) => ({
      from,
      on: remote.name,
      pages: owners.filter((owner) => owner === from).length,
    }));
  });
}
