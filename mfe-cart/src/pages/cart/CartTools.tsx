import type { Cart } from '@tanabana/runtime/cart/cart';
import type { PageRequest } from '@tanabana/runtime/contracts/page';
import { useCopying } from '@tanabana/runtime/hooks/useCopying';
import { Button } from '@tanabana/runtime/kit/Button';
import { LiveMessage } from '@tanabana/runtime/kit/LiveMessage';
import { Small } from '@tanabana/runtime/kit/Page';
import { QuietBoundary } from '@tanabana/runtime/kit/QuietBoundary';
import { stack } from '@tanabana/runtime/theme/layout';
import { color, space } from '@tanabana/runtime/theme/tokens';
import { Link2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { TextToCopy } from '../../components/TextToCopy';
import { useHasEnquiries } from '../../components/useHasEnquiries';
import { MY_ENQUIRIES } from '../../enquiry/enquiriesKey';
import { cartLink, isCartLink } from '../../filling/cartLink';
import { PasteLines } from './PasteLines';

/** Loaded when a link to a cart is opened, because few visitors open one. */
const LinkedCart = lazy(() => import('./LinkedCart'));

interface CartToolsProps {
  readonly cart: Cart;
  readonly request: PageRequest;
}

export default function CartTools({ cart, request }: CartToolsProps) {
  const hasEnquiries = useHasEnquiries();
  const { hash } = useLocation();
  const [hasLink, setHasLink] = useState(false);
  if (isCartLink(hash) && !hasLink) setHasLink(true);
  return (
    <Tools>
      <details>
        <summary>Add lines from a spreadsheet</summary>
        <PasteLines request={request} />
      </details>
      {cart.items.length > 0 && (
        <details>
          <summary>Share or save this cart</summary>
          <ShareCart cart={cart} />
        </details>
      )}
      <p>
        <Link to="/trade">Terms for trade buyers</Link>
      </p>
      {hasEnquiries && (
        <p>
          <Link to={`/enquiry${MY_ENQUIRIES}`}>My enquiries</Link>
        </p>
      )}
      {hasLink && (
        <QuietBoundary>
          <Suspense>
            <LinkedCart cart={cart} request={request} />
          </Suspense>
        </QuietBoundary>
      )}
    </Tools>
  );
}

function ShareCart({ cart }: { readonly cart: Cart }) {
  const { message, isRefused, copy } = useCopying();
  const [link, setLink] = useState('');
  const copyLink = async () => {
    const address = window.location.origin + cartLink(cart.items);
    setLink(address);
    await copy(address, 'Link copied');
  };
  return (
    <div>
      <Small>
        The link contains products, sizes and units, but no prices or names. Send it to a colleague, or save
        it to order the same again.
      </Small>
      <div>
        <Button type="button" $look="quiet" onClick={copyLink}>
          <Link2 aria-hidden="true" size={18} />
          Copy link
        </Button>
      </div>
      <LiveMessage>{message}</LiveMessage>
      {isRefused && <TextToCopy key={link} label="Link to this cart" text={link} />}
    </div>
  );
}

const Tools = styled.div`
  max-width: 800px;
  border-top: 1px solid ${color.line};

  > details,
  > p {
    border-bottom: 1px solid ${color.line};
  }

  > details[open] {
    padding-bottom: ${space(3)};
  }

  summary,
  > p {
    min-height: ${space(6)};
    padding: ${space(1.5)} 0;
    color: ${color.indigo};
    font-weight: 600;
  }

  summary {
    cursor: pointer;
  }

  > details > div {
    ${stack(2)}
  }
`;
