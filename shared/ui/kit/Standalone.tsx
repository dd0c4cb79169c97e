import { Suspense, use, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, useLocation } from 'react-router-dom';
// eslint-disable-next-line no-restricted-imports -- a standalone remote bundles all exports of this library
import { StyleSheetManager } from 'styled-components';
import { createSharedReads } from '@tanabana/contract/async/sharedReads';
import { loadFragment } from '@tanabana/contract/pages/loadFragment';
import { matchRoute } from '@tanabana/contract/routes/matchRoute';
import { isDivided } from '@tanabana/contract/records/dividedRecord';
import type { FragmentModule, FragmentProps, PageModule, PageRequest } from '@tanabana/contract/pages/page';
import type { RemoteContract } from '@tanabana/contract/remotes/remoteContract';
import { defaultSettings } from '@tanabana/contract/settings/defaultSettings';
import { globalStyles } from '../theme/globalStyles';

type ModuleOf<Exported> = Promise<{ readonly default: Exported }>;

interface StandaloneRemote {
  readonly contract: RemoteContract;
  /** Samples of the records of other remotes, which `npm run contracts -- pull` writes. */
  readonly samples?: Readonly<Record<string, unknown>>;
  readonly importPage: (name: string) => ModuleOf<PageModule<unknown>>;
  /**
   * Imports the fragment for the path `/fragments/<name>`. The query contains the props, as in
   * `/fragments/ProductTeaser?product=30014`.
   */
  readonly importFragment?: (name: string) => ModuleOf<FragmentModule>;
}

/** Renders a remote without the shell and without Module Federation. */
export function mountStandalone(remote: StandaloneRemote): void {
  const style = document.createElement('style');
  style.textContent = globalStyles((file) => `/fonts/${file}`);
  document.head.append(style);
  const root = document.createElement('div');
  document.body.append(root);
  createRoot(root).render(
    <BrowserRouter>
      <StyleSheetManager shouldForwardProp={() => true}>
        <Suspense fallback={WAITING}>
          <StandalonePage {...remote} />
        </Suspense>
      </StyleSheetManager>
    </BrowserRouter>,
  );
}

const WAITING = 'Loading...';

const shared = createSharedReads({ cache: true });

const addressOf = (content: unknown) =>
  `data:application/json,${encodeURIComponent(JSON.stringify(content))}`;

/** A divided record gets an index with one block. */
function sampleRecords({ contract: { uses = [] }, samples = {} }: StandaloneRemote) {
  const schemas = Object.assign({}, ...uses.map(({ records }) => records)) as NonNullable<
    RemoteContract['records']
  >;
  return Object.fromEntries(
    Object.entries(samples).map(([name, content]) => {
      const schema = schemas[name];
      const address = addressOf(content);
      return [
        name,
        { address: schema && isDivided(schema) ? addressOf([{ from: 0, file: address }]) : address },
      ];
    }),
  );
}

function StandalonePage(remote: StandaloneRemote) {
  const { contract, importPage, importFragment } = remote;
  const { pathname, search } = useLocation();
  const [records] = useState(() => sampleRecords(remote));
  const request = { params: {}, pathname, search, settings: defaultSettings, seed: 1, records };
  const fragment = contract.fragments.find((name) => pathname === `/fragments/${name}`);
  if (fragment && importFragment) {
    const { Component, props, data } = use(
      shared(pathname + search, async () => {
        const { default: module } = await importFragment(fragment);
        return loadFragment(fragment, module, request, propsOf(search));
      }),
    );
    return <Component {...props} request={request} data={data} />;
  }
  const match = matchRoute(contract.routes, pathname);
  if (!match) return <Contents contract={contract} />;
  const { page, waiting = WAITING, params } = match;
  return (
    <main data-hydrated="">
      <Suspense key={pathname} fallback={waiting}>
        <LoadedPage importPage={importPage} page={page} request={{ ...request, params }} />
      </Suspense>
    </main>
  );
}

/** Converts a query to props. Values that consist of digits become numbers, and other values remain strings. */
function propsOf(search: string): object {
  const props = [...new URLSearchParams(search)].map(([name, value]) => [
    name,
    /^\d+$/.test(value) ? Number(value) : value,
  ]);
  return Object.fromEntries(props) as object;
}

interface LoadedPageProps extends Pick<StandaloneRemote, 'importPage'> {
  readonly page: string;
  readonly request: PageRequest;
}

function LoadedPage({ importPage, page, request }: LoadedPageProps) {
  const { Component, data } = use(
    shared(request.pathname, async () => {
      const { Component, load } = (await importPage(page)).default;
      return { Component, data: await load?.(request) };
    }),
  );
  return <Component request={request} data={data} Fragment={MissingFragment} />;
}

function MissingFragment({ name, fallback }: FragmentProps) {
  return <div data-fragment={name}>{fallback}</div>;
}

function Contents({ contract }: Pick<StandaloneRemote, 'contract'>) {
  const addresses = [
    ...contract.routes.map(({ path }) => path),
    ...contract.fragments.map((name) => `/fragments/${name}`),
  ];
  return (
    <main>
      <h1>{`${contract.name}, alone`}</h1>
      <ul>
        {addresses.map((address) => (
          <li key={address}>
            <Link to={address}>{address}</Link>
          </li>
        ))}
      </ul>
    </main>
  );
}
