import type { Composition } from '@tanabana/shared/contracts/composition';
import { createContext, useContext } from 'react';
import type { FragmentResource } from './federation/fragmentResources';
import type { ReportFailure } from './regions/reportFailure';
import type { PageResources } from './routing/pageResources';

/** What the shell's parts share: the release on show, and how to get at the remotes. */
export interface House {
  readonly composition: Composition;
  readonly pages: PageResources;
  /** @param name remote and fragment, as in `catalogue/RugCarousel` */
  readonly fragments: (name: string) => FragmentResource;
  readonly report: ReportFailure;
  /** Takes the last good version of a remote from now on. @returns false when there is none, or it is taken already */
  readonly standIn: (remote: string) => boolean;
}

export const HouseContext = createContext<House | null>(null);

export function useHouse(): House {
  const house = useContext(HouseContext);
  if (!house) throw new Error('useHouse is called outside the shell');
  return house;
}
