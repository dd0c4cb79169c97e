import type { Composition } from '@tanabana/runtime/contracts/composition';
import type { PageModule, PageProps } from '@tanabana/runtime/contracts/page';
import { Activity, Component, Suspense, use, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { UNSAFE_LocationContext as LocationContext } from 'react-router-dom';
import type { idle } from '../idle';
import type { matchPage } from './matchPage';
import type { pageRequest } from './pageRequest';
import type { AheadPages } from './pageResources';
import type { LinkTarget } from './pagesAhead';

/** What the shell's main script has: modules that two scripts share are larger, so it is passed on. */
interface MainScript {
  readonly idle: typeof idle;
  readonly matchPage: typeof matchPage;
  readonly pageRequest: typeof pageRequest;
  readonly Fragment: PageProps['Fragment'];
}

/**
 * Fetches what a page's likely next pages have in common, runs their scripts and warms them up: the first page of each
 * kind that is linked to is rendered where nobody sees it, so that whichever page of that kind is opened finds its code
 * compiled and its style rules there.
 * Begins once everything that the visitor waits for is there.
 * @param run loads the module of a page
 * @param signal tells that the visitor has left the page before
 * @returns what is to be rendered for that
 * @throws when something of it cannot be fetched
 */
export async function prepareNextPages(
  composition: Composition,
  run: AheadPages['run'],
  { likelyNext = [], prepareNext }: PageModule<unknown>,
  main: MainScript,
  signal: AbortSignal,
): Promise<ReactNode> {
  if (document.readyState !== 'complete') await once(window, 'load');
  await main.idle();
  if (signal.aborted) return undefined;
  const kinds = composition.routes.filter(({ path }) => likelyNext.includes(path));
  const modules = await Promise.all(kinds.map(run));
  await prepareNext?.();
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')];
  const warmUp = async ({ path }: (typeof kinds)[number], module: PageModule<unknown> | undefined) => {
    for (const target of links) {
      const match = main.matchPage(composition.routes, target.pathname);
      if (!module || match.kind === 'own' || match.path !== path) continue;
      const request = main.pageRequest(composition, match, target);
      const data = await module.load?.(request);
      return <WarmUp key={path} {...{ module, request, target, data }} Fragment={main.Fragment} />;
    }
    return undefined;
  };
  return Promise.all(kinds.map((kind, place) => warmUp(kind, modules[place])));
}

function once(target: EventTarget, event: string): Promise<unknown> {
  return new Promise((resolve) => target.addEventListener(event, resolve, { once: true }));
}

interface WarmUpProps extends PageProps<unknown> {
  readonly module: PageModule<unknown>;
  readonly target: LinkTarget;
}

/** The page is rendered when there is nothing else to do, and runs no effects. */
function WarmUp({ module, request, target, data, Fragment }: WarmUpProps) {
  // A document that is not shown fetches no pictures.
  const [{ body }] = useState(() => document.implementation.createHTMLDocument());
  const address = use(LocationContext);
  const { pathname, search, hash } = target;
  const location = { pathname, search, hash, state: null as unknown, key: 'warm-up' };
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
