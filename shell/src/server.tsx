import type { Composition } from '@tanabana/runtime/contracts/composition';
import { matchRoute } from '@tanabana/runtime/contracts/matchRoute';
import type { FragmentModule } from '@tanabana/runtime/contracts/page';
import type { ReactElement } from 'react';
import { StaticRouter } from 'react-router-dom';
import { App } from './App';
import { ownPage } from './pages/ownPage';
import { missingResource, readyResource, type Resource } from './remotes/resource';
import type { LoadedPage } from './routing/pageResources';

export { PRELOADED_FONTS } from '@tanabana/runtime/theme/fontFaces';
export { globalStyles } from '@tanabana/runtime/theme/globalStyles';

export interface RenderInput {
  readonly composition: Composition;
  /** Path with its query string. */
  readonly url: string;
  /** Page of a remote. Undefined for pages of the shell, and when the remote failed. */
  readonly page: LoadedPage | undefined;
  readonly fragments: ReadonlyMap<string, FragmentModule>;
}

/** Finds the page of a path: a remote's, or the module of the shell's own. */
export function matchPage(routes: Composition['routes'], pathname: string) {
  const match = matchRoute(routes, pathname);
  if (match) return { ...match, kind: 'remote' } as const;
  return { kind: 'own', params: {}, module: ownPage(pathname) } as const;
}

function found<Value>(value: Value | undefined, name: string): Resource<Value> {
  return value === undefined ? missingResource(name) : readyResource(value);
}

export function serverApp({ composition, url, page, fragments }: RenderInput): ReactElement {
  const pageResource = found(page, url);
  const services = {
    composition,
    pages: () => pageResource,
    ownPage,
    fragments: (name: string) => ({ ...found(fragments.get(name), name), want: () => undefined }),
    onRenderError: () => false,
  };
  return (
    <StaticRouter location={url}>
      <App services={services} />
    </StaticRouter>
  );
}
