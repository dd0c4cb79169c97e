import type { Composition } from '@tanabana/runtime/contracts/composition';
import type { PageModule } from '@tanabana/runtime/contracts/page';
import { createContext, useContext } from 'react';
import type { FragmentResources } from './remotes/fragmentResources';
import type { PageResources } from './routing/pageResources';

export interface AppServices {
  readonly composition: Composition;
  readonly pages: PageResources;
  readonly ownPage: (pathname: string) => PageModule;
  readonly fragments: FragmentResources;
  /** Reports an error, and switches to the fallback version. Returns false if there is none, or it is in use. */
  readonly onRenderError: (remote: string, expose: string, error: unknown) => boolean;
}

export const AppContext = createContext<AppServices | null>(null);

export function useApp(): AppServices {
  const services = useContext(AppContext);
  if (!services) throw new Error('useApp is called outside the shell');
  return services;
}
