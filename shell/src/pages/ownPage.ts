import { OFFLINE_PATH } from '@tanabana/runtime/contracts/offline';
import type { PageModule } from '@tanabana/runtime/contracts/page';
import { aboutPage } from './aboutPage';
import { notFoundPage } from './notFoundPage';
import { offlinePage } from './offlinePage';

const ownPages: Readonly<Record<string, PageModule>> = {
  '/about': aboutPage,
  [OFFLINE_PATH]: offlinePage,
};

/** The shell's page of a path that no remote owns; the 404 page for every unknown path. */
export function ownPage(pathname: string): PageModule {
  return ownPages[pathname] ?? notFoundPage;
}
