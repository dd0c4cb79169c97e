import { HouseContext, type House } from './HouseContext';
import { Layout } from './layout/Layout';
import { PageOutlet } from './routing/PageOutlet';

/** The whole page: the shell's layout around the page that the path names. */
export function App({ house }: { readonly house: House }) {
  return (
    <HouseContext value={house}>
      <Layout>
        <PageOutlet />
      </Layout>
    </HouseContext>
  );
}
