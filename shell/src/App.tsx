// The rule allows remotes only the shared exports of `styled-components`. The shell bundles the whole library.
// eslint-disable-next-line no-restricted-imports
import { StyleSheetManager } from 'styled-components';
import { AppContext, type AppServices } from './AppContext';
import { TakenOver } from './earlyInteractions/TakenOver';
import { Layout } from './layout/Layout';
import { PageOutlet } from './routing/PageOutlet';

/**
 * Forwards all props to HTML elements. By default, styled-components warns in development about attributes that it does
 * not know, such as `commandfor`.
 */
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
