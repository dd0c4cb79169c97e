// eslint-disable-next-line no-restricted-imports -- only remotes are restricted to the shared exports of this library
import { StyleSheetManager } from 'styled-components';
import { AppContext, type AppServices } from './remotes/AppContext';
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
