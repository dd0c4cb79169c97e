import { AppContext, type AppServices } from './AppContext';
import { takeOver } from './earlyActs/takeOver';
import { Layout } from './layout/Layout';
import { OnMount } from './remotes/Region';
import { PageOutlet } from './routing/PageOutlet';

/** The whole document body: the shell's layout around the page of the path. */
export function App({ services }: { readonly services: AppServices }) {
  return (
    <AppContext value={services}>
      <Layout>
        <PageOutlet />
      </Layout>
      <OnMount call={() => takeOver(document.getElementById('root'))} />
    </AppContext>
  );
}
