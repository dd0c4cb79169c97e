import type { Composition } from '@tanabana/contract/remotes/composition';
import type { AskServer } from '@tanabana/contract/pages/askServer';
import type { PageModule } from '@tanabana/contract/pages/page';
import { createContext, useContext } from 'react';
import type { FragmentResources } from './fragmentResources';
import type { PageResources } from './pageResources';

export interface AppServices {
  readonly composition: Composition;
  readonly askServer: (remote: string) => AskServer | undefined;
  readonly pages: PageResources;
  readonly ownPage: (pathname: string) => PageModule;
  readonly fragments: FragmentResources;
  /**
   * Reports an error, and switches the remote to its fallback version. Returns false if the remote has no fallback
   * version or has already been switched.
   */
  readonly onRenderError: (remote: string, expose: string, error: unknown) => boolean;
}

export const AppContext = createContext<AppServices | null>(null);

export function useApp(): AppServices {
  const services = useContext(AppContext);
  if (!services) throw new Error('useApp is called outside the shell');
  return services;
}
