import type { Composition } from '@tanabana/runtime/contracts/composition';
import type { PageModule } from '@tanabana/runtime/contracts/page';
import { createContext, useContext } from 'react';
import type { FragmentResource } from './remotes/fragmentResources';
import type { ReportFailure } from './remotes/pageHealth';
import type { PageResources } from './routing/pageResources';

/** Services of the shell: the composition, and access to the remotes. */
export interface AppServices {
  readonly composition: Composition;
  readonly pages: PageResources;
  /** The shell's page of a path that no remote owns. */
  readonly ownPage: (pathname: string) => PageModule;
  /** @param name remote and fragment, as in `catalogue/RugCarousel` */
  readonly fragments: (name: string) => FragmentResource;
  readonly report: ReportFailure;
  /**
   * Uses the fallback version of a remote from now on. @returns false if there is none, or it is in use
   * already
   */
  readonly switchToFallback: (remote: string) => boolean;
}

export const AppContext = createContext<AppServices | null>(null);

export function useApp(): AppServices {
  const services = useContext(AppContext);
  if (!services) throw new Error('useApp is called outside the shell');
  return services;
}
