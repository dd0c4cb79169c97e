import { useHydrated } from '@tanabana/runtime/hooks/useHydrated';
import { Lead, Page, PageTitle } from '@tanabana/runtime/kit/Page';
import { KeptPages } from './KeptPages';

/** Says why a page is missing without a network, and what can be read: that is known to the browser alone. */
export default function OfflinePage() {
  const isHydrated = useHydrated();
  return (
    <Page>
      <PageTitle>Not without a network</PageTitle>
      <Lead>
        This page has not been opened on this device, so it has to wait for the network. Your cart and your
        wishlist are here, and so is what you have read.
      </Lead>
      {isHydrated && <KeptPages />}
    </Page>
  );
}
