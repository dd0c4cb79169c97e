import type { Composition } from '@tanabana/runtime/contracts/composition';
import type { PageModule } from '@tanabana/runtime/contracts/page';
import { createContext, useContext } from 'react';
import type { FragmentResource } from './remotes/fragmentResources';
import type { PageResources } from './routing/pageResources';

export interface AppServices {
  readonly composition: Composition;
  readonly pages: PageResources;
  readonly ownPage: (pathname: string) => PageModule;
  /** @param name remote and fragment, as in `catalogue/RugCarousel` */
  readonly fragments: (name: string) => FragmentResource;
  /** Reports an error, and switches to the fallback version. Returns false without an unused fallback version. */
  readonly onRenderError: (remote: string, expose: string, error: unknown) => boolean;
}

export const AppContext = createContext<AppServices | null>(null);

export function useApp(): AppServices {
  const services = useContext(AppContext);
  if (!services) throw new Error('useApp is called outside the shell');
  return services;
}
