import { definePage, type PageProps } from '@tanabana/contract/pages/page';
import { Breadcrumb } from '@tanabana/ui/kit/Breadcrumb';
import { ButtonLink } from '@tanabana/ui/kit/Button';
import { EmptyState } from '@tanabana/ui/kit/EmptyState';
import { Lead, PageTitle } from '@tanabana/ui/kit/Page';
import { color, space } from '@tanabana/ui/theme/tokens';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { Later } from '../../components/Later';
import { TallPage, Waiting } from '../../components/TallPage';
import { usePricedCart } from '../../components/usePriced';
import { useHasEnquiries } from '../../components/useHasEnquiries';
import loom from '../../../pictures/drawings/bare-loom.svg';
import { EnquirySheet, fetchSending } from './EnquirySheet';

const TRAIL = [{ label: 'Home', to: '/' }, { label: 'Cart', to: '/cart' }, { label: 'Enquiry' }];

const MissingEnquiry = lazy(() => import('./MissingEnquiry'));
const fetchMyEnquiries = () => import('../../fragments/MyEnquiries');
const MyEnquiries = lazy(fetchMyEnquiries);

function EnquiryPage({ request }: PageProps) {
  const { cart, prices, retryPrices } = usePricedCart(request);
  const hasEnquiries = useHasEnquiries();
  const { settings } = request;
  /** Number of changes of the draft from outside of the sheet, which then reads the draft again. */
  const [changes, setChanges] = useState(0);
  const asked = new URLSearchParams(useLocation().search).get('ref');
  return (
    <TallPage>
      <Breadcrumb trail={TRAIL} />
      <PageTitle>Enquiry</PageTitle>
      <Lead>
        {`Look through your list, add what we should know, and send it to us. We answer${settings.replyTime ? ` within ${settings.replyTime}` : ''} with shipping, lead time and payment instructions.`}
      </Lead>
      {cart && asked !== null && (
        <Suspense>
          <MissingEnquiry asked={asked} />
        </Suspense>
      )}
      {!cart && <Waiting drawing={loom} label="Loading your cart..." />}
      {cart?.items.length === 0 && (
        <EmptyState
          level={2}
          title="Your cart is empty. Add items before creating an enquiry."
          drawing={loom}
        >
          <ButtonLink to="/catalogue">Browse Products</ButtonLink>
        </EmptyState>
      )}
      {cart && cart.items.length > 0 && (
        <EnquirySheet
          key={changes}
          cart={cart}
          prices={prices}
          retryPrices={retryPrices}
          settings={settings}
        />
      )}
      {cart && hasEnquiries && (
        <Later>
          <BelowSheet>
            <MyEnquiries
              cart={cart}
              request={request}
              asked={asked}
              onDraftChanged={() => setChanges((count) => count + 1)}
            />
          </BelowSheet>
        </Later>
      )}
    </TallPage>
  );
}

/* The section is absent until its script is loaded, and if no enquiry is stored. */
const BelowSheet = styled.div`
  &:not(:empty) {
    margin-top: ${space(8)};
    padding-top: ${space(4)};
    border-top: 3px solid ${color.brass};
  }
`;

export default definePage({
  Component: EnquiryPage,
  readAhead: () => Promise.all([fetchSending(), fetchMyEnquiries()]),
  meta: ({ settings }) => ({
    title: `Enquiry | ${settings.brand}`,
    description: 'Review the pieces you have chosen and ask for prices, shipping and lead times.',
  }),
});
