import './federation/runtimeCore';
import { DOCUMENT_DATA_ID, documentDataSchema } from '@tanabana/shared/contracts/composition';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import * as v from 'valibot';
import { App } from './App';
import { createFragmentResources } from './federation/fragmentResources';
import { PageHealth } from './federation/pageHealth';
import { createRemoteLoader } from './federation/remoteLoader';
import { createFailureReporter } from './regions/reportFailure';
import { reportUncaught } from './regions/reportUncaught';
import { createPageResources } from './routing/pageResources';
import { prefetchPages } from './routing/prefetchPages';
import { watchXray } from './xray/watchXray';

const block = document.getElementById(DOCUMENT_DATA_ID)?.textContent ?? '';
const { composition, page } = v.parse(documentDataSchema, JSON.parse(block));
const root = document.getElementById('root');
if (!root) throw new Error('The document has no element with the id "root"');

const health = new PageHealth(composition.remotes);
const report = createFailureReporter(composition.release, health);
reportUncaught(report);
const { load: loader, standIn } = createRemoteLoader(composition.remotes, report, health);
const house = {
  composition,
  pages: createPageResources(loader, page, report),
  fragments: createFragmentResources(loader, report),
  report,
  standIn,
};

const app = (
  <BrowserRouter>
    <App house={house} />
  </BrowserRouter>
);

// While developing, the server sends an empty page.
if (!root.hasChildNodes()) createRoot(root).render(app);
else {
  hydrateRoot(root, app, {
    // A region that the server left to the browser is no error: it was reported when it happened.
    onRecoverableError: (error) => {
      if (page) console.error(error);
    },
  });
}

// After everything that the visitor waits for, for the share of visits that the settings ask for.
if (Math.random() < (composition.settings.vitalsShare ?? 0)) {
  window.addEventListener('load', () => {
    void import('./vitals/reportVitals').then(({ reportVitals }) =>
      reportVitals(composition, window.location.pathname),
    );
  });
}

prefetchPages(composition);
watchXray(composition, health);
