import { AppContext, type AppServices } from './AppContext';
import { TakenOver } from './earlyActs/TakenOver';
import { Layout } from './layout/Layout';
import { PageOutlet } from './routing/PageOutlet';

export function App({ services }: { readonly services: AppServices }) {
  return (
    <AppContext value={services}>
      <Layout>
        <PageOutlet />
      </Layout>
      <TakenOver element={() => document.getElementById('root')} />
    </AppContext>
  );
}
