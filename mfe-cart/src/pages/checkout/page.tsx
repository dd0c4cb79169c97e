import { quotationNote } from '../../cart/quotationNote';
import { hasQuoted, quotesOnlyRugs } from '@tanabana/shop/cart/cart';
import { definePage, type PageProps } from '@tanabana/contract/pages/page';
import { Breadcrumb } from '@tanabana/ui/kit/Breadcrumb';
import { Button, ButtonLink } from '@tanabana/ui/kit/Button';
import { EmptyState } from '@tanabana/ui/kit/EmptyState';
import { PageTitle } from '@tanabana/ui/kit/Page';
import { stack } from '@tanabana/ui/theme/layout';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { TallPage, Waiting } from '../../components/TallPage';
import { unknownPrices } from '../../cart/lineFacts';
import { hasKnownPrices, isReadingPrices } from '../../cart/changeCart';
import type { CartAndPrices } from '../../cart/soldLine';
import { usePricedCart } from '../../components/usePriced';
import { CheckoutForm } from './CheckoutForm';
import scales from '../../../pictures/drawings/empty-scales.svg';

const TRAIL = [{ label: 'Home', to: '/' }, { label: 'Cart', to: '/cart' }, { label: 'Checkout' }];

/** Simulates the checkout (§2.7): no payment is made. */
function CheckoutPage({ request }: PageProps) {
  const { cart, prices, retryPrices } = usePricedCart(request);
  const [isPlaced, setPlaced] = useState(false);
  return (
    <TallPage>
      <Breadcrumb trail={TRAIL} />
      {isPlaced ? (
        <OrderPlaced />
      ) : (
        <>
          <PageTitle>Checkout</PageTitle>
          {cart && prices ? (
            <WayToPay
              cart={cart}
              prices={prices}
              retryPrices={retryPrices}
              asksForCard={!request.settings.payments}
              onPlaced={() => setPlaced(true)}
            />
          ) : (
            <Waiting drawing={scales} label="Loading your cart..." />
          )}
        </>
      )}
    </TallPage>
  );
}

function WayToPay(props: ComponentProps<typeof CheckoutForm> & CartAndPrices) {
  const { cart, prices, retryPrices, asksForCard, onPlaced } = props;
  if (cart.items.length === 0)
    return (
      <EmptyState level={2} title="No Items to Checkout" drawing={scales}>
        <ButtonLink to="/catalogue">Browse Products</ButtonLink>
      </EmptyState>
    );
  if (hasQuoted(cart)) {
    return (
      <EnquiryOnly title={`Your ${quotesOnlyRugs(cart) ? 'rugs' : 'items'} are quoted first`}>
        {quotationNote(cart)}
      </EnquiryOnly>
    );
  }
  // While products of added lines are read, the form stays, so that the visitor's entries are not lost.
  if (!isReadingPrices(props) && !hasKnownPrices(cart, prices)) {
    return (
      <EnquiryOnly title="Your prices are confirmed first" retry={retryPrices}>
        {unknownPrices(props)}
      </EnquiryOnly>
    );
  }
  return <CheckoutForm cart={cart} prices={prices} asksForCard={asksForCard} onPlaced={onPlaced} />;
}

export default definePage({
  Component: CheckoutPage,
  meta: ({ settings }) => ({
    title: `Checkout | ${settings.brand}`,
    description: 'Your delivery address and payment method.',
  }),
});

interface EnquiryOnlyProps {
  readonly title: string;
  readonly retry?: (() => void) | undefined;
  readonly children: string;
}

/** Displayed instead of the checkout if the cart cannot be paid directly (§5). Links to the enquiry page. */
function EnquiryOnly({ title, retry, children }: EnquiryOnlyProps) {
  return (
    <EmptyState level={2} title={title}>
      <p>{children}</p>
      {retry && (
        <Button type="button" $look="quiet" onClick={retry}>
          Try again
        </Button>
      )}
      <ButtonLink to="/enquiry">Enquire Now</ButtonLink>
    </EmptyState>
  );
}

/** Delay before the navigation to the home page, in milliseconds (§9). */
const MESSAGE_DURATION_MS = 3_000;

/** Displays a confirmation, then navigates to the home page (§4). */
function OrderPlaced() {
  const heading = useRef<HTMLHeadingElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    heading.current?.focus();
    const timer = setTimeout(() => void navigate('/'), MESSAGE_DURATION_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <Thanks role="status">
      <h1 ref={heading} tabIndex={-1}>
        Order placed successfully! Thank you for your purchase.
      </h1>
      <p>We are taking you back to our home page.</p>
      <ButtonLink to="/">Go Home</ButtonLink>
    </Thanks>
  );
}

const Thanks = styled.div`
  ${stack(3)}
  align-items: flex-start;
  min-height: 60vh;
  max-width: 800px;
`;
