// The shell bundles the library.
// eslint-disable-next-line no-restricted-imports
import { StyleSheetManager } from 'styled-components';
import { AppContext, type AppServices } from './AppContext';
import { TakenOver } from './earlyActs/TakenOver';
import { Layout } from './layout/Layout';
import { PageOutlet } from './routing/PageOutlet';

/** Without a filter, styled-components warns in development of attributes that its list lacks, such as `commandfor`. */
const forwardsAll = () => true;

export function App({ services }: { readonly services: AppServices }) {
  return (
    <AppContext value={services}>
      <StyleSheetManager shouldForwardProp={forwardsAll}>
        <Layout>
          <PageOutlet />
        </Layout>
        <TakenOver element={() => document.getElementById('root')} />
      </StyleSheetManager>
    </AppContext>
  );
}
