import type { Composition } from '@tanabana/runtime/contracts/composition';
import type { PageModule, PageRequest } from '@tanabana/runtime/contracts/page';
import { Activity, Component, Suspense, use, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { UNSAFE_LocationContext as LocationContext } from 'react-router-dom';
import { Fragment } from '../remotes/Fragment';
import { matchPage } from './matchPage';
import { pageRequest } from './pageRequest';
import type { LinkTarget } from './pagesAhead';

type PageRoute = Composition['routes'][number];

/**
 * Renders the page of the first link to a kind of pages where nobody sees it, so that whichever page of that kind is
 * opened finds its code compiled and its style rules there.
 * @param route the kind of pages
 * @param module what renders them, if it could be loaded
 * @returns nothing when there is no such link
 * @throws when the data of that page cannot be loaded
 */
export async function warmUp(
  composition: Composition,
  route: PageRoute | undefined,
  module: PageModule<unknown> | undefined,
): Promise<ReactNode> {
  if (!route || !module) return undefined;
  for (const { pathname, search, hash } of document.querySelectorAll<HTMLAnchorElement>('main a[href]')) {
    const match = matchPage(composition.routes, pathname);
    if (match.kind === 'own' || match.remote !== route.remote || match.expose !== route.expose) continue;
    const target = { pathname, search, hash };
    const request = pageRequest(composition, match, target);
    const data = await module.load?.(request);
    return <WarmUp key={pathname} {...{ module, request, data, target }} />;
  }
  return undefined;
}

interface WarmUpProps {
  readonly module: PageModule<unknown>;
  readonly request: PageRequest;
  readonly data: unknown;
  readonly target: LinkTarget;
}

/** The page is rendered when there is nothing else to do, and runs no effects. */
function WarmUp({ module, request, data, target }: WarmUpProps) {
  // A document that is not shown fetches no pictures.
  const [{ body }] = useState(() => document.implementation.createHTMLDocument());
  const address = use(LocationContext);
  const location = { ...target, state: null as unknown, key: 'warm-up' };
  return (
    <Activity mode="hidden">
      {createPortal(
        <NothingIfBroken>
          <LocationContext value={{ ...address, location }}>
            <Suspense>
              <module.Component request={request} data={data} Fragment={Fragment} />
            </Suspense>
          </LocationContext>
        </NothingIfBroken>,
        body,
      )}
    </Activity>
  );
}

/** A page that breaks here breaks when it is opened, and is reported then. */
class NothingIfBroken extends Component<{ readonly children: ReactNode }, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}
