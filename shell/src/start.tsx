import { matchRoute } from '@tanabana/contract/routes/matchRoute';
import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { undoForeignChanges } from './earlyInteractions/foreignChanges';
import { startReplay } from './earlyInteractions/takeOver';
import { offerOffline } from './offline/offerOffline';
import { ownPage } from './pages/ownPage';
import { readDocument } from './readDocument';
import { createFragmentResources } from './remotes/fragmentResources';
import { PageHealth, reportUncaught, type ReportFailure } from './remotes/pageHealth';
import { createRemoteLoader, importContainer } from './remotes/remoteLoader';
import { shareScope } from './remotes/shareScope';
import { closeDialogsOnBack } from './routing/dialogHistory';
import { createAskServer } from './routing/createAskServer';
import { openRefusedAddresses } from './routing/openRefusedAddresses';
import { pageRequest } from './routing/pageRequest';
import { createPageResources } from './remotes/pageResources';
import { prefetchPages } from './routing/prefetchPages';
import { watchXray } from './xray/watchXray';

const { composition, page } = readDocument();
const root = document.getElementById('root');
if (!root) throw new Error('The document has no element with the id "root"');

const health = new PageHealth(composition.remotes);
health.uses('shell', composition.shell);
/** In development, errors that an error boundary catches also appear in the console and in the overlay. */
const report: ReportFailure = (failure) => {
  health.report(failure);
  if (process.env.NODE_ENV === 'development' && failure.kind !== 'event') window.reportError(failure.error);
};
reportUncaught(report);
const loaderServices = { importContainer, shareScope, report, health };
const { load: loader, switchToFallback } = createRemoteLoader(composition.remotes, loaderServices);
const { pages, prefetchPage } = createPageResources(loader, page, report);
const fragments = createFragmentResources(loader, report, composition, page?.fragments);
const onRenderError = (remote: string, expose: string, error: unknown) => {
  report({ remote, expose, kind: 'render', error });
  return switchToFallback(remote);
};
const askServer = createAskServer(composition, health);
const services = { composition, askServer, pages, ownPage, fragments, onRenderError };

startReplay();
openRefusedAddresses();
closeDialogsOnBack();
const app = (
  <BrowserRouter>
    <App services={services} />
  </BrowserRouter>
);

const { search } = pageRequest(services, matchRoute(composition.routes, location.pathname), location);
// Does not hydrate a document that was rendered for another query. The service worker may serve such a document from
// its cache.
if (page && page.search !== search) createRoot(root).render(app);
else {
  // If extensions have changed the document, hydrates synchronously. A transition would run in several tasks, and
  // the extensions would repeat their changes between two tasks.
  const schedule = undoForeignChanges(root) ? flushSync : startTransition;
  schedule(() => {
    hydrateRoot(root, app, {
      // If the document contains no page, the errors are ignored, because the server has reported the failure.
      onRecoverableError: (error) => {
        if (page) console.error(error);
      },
    });
  });
}
root.dataset.started = '';

if (Math.random() < (composition.settings.vitalsShare ?? 0)) {
  const measure = () =>
    void import('./vitals/reportVitals').then(({ reportVitals }) =>
      reportVitals(composition, window.location.pathname),
    );
  if (document.readyState === 'complete') measure();
  else window.addEventListener('load', measure);
}

if (process.env.NODE_ENV === 'development') {
  void import('./remotes/development').then(({ describeFederation, displayServerFailures }) => {
    Object.assign(window, { __FEDERATION__: describeFederation(composition, shareScope) });
    return displayServerFailures();
  });
}

prefetchPages(services, prefetchPage);
offerOffline(services);
watchXray(composition, health);
