import type { Cart } from '@tanabana/runtime/cart/cart';
import type { PageRequest } from '@tanabana/runtime/contracts/page';
import { useCopying } from '@tanabana/runtime/hooks/useCopying';
import { Button } from '@tanabana/runtime/kit/Button';
import { LiveMessage } from '@tanabana/runtime/kit/LiveMessage';
import { Small } from '@tanabana/runtime/kit/Page';
import { stack } from '@tanabana/runtime/theme/layout';
import { color, space } from '@tanabana/runtime/theme/tokens';
import { Link2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { FillCartDialog } from '../../components/FillCartDialog';
import { TextToCopy } from '../../components/TextToCopy';
import { useHasEnquiries } from '../../components/useHasEnquiries';
import { MY_ENQUIRIES } from '../../enquiry/enquiriesKey';
import { linkedEnquiry } from '../../enquiry/enquiryLink';
import { cartLink, isCartLink } from '../../filling/cartLink';
import { PasteLines } from './PasteLines';

interface CartToolsProps {
  readonly cart: Cart;
  readonly request: PageRequest;
}

export default function CartTools({ cart, request }: CartToolsProps) {
  const hasEnquiries = useHasEnquiries();
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
      <LinkedCart cart={cart} request={request} />
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

/**
 * If the address contains lines of a shared cart, asks the visitor whether to add them to the cart. Removes the lines
 * from the address after the answer.
 */
function LinkedCart({ cart, request }: CartToolsProps) {
  const navigate = useNavigate();
  // The key of the history entry distinguishes repeated visits of the same link, so that each visit asks again.
  const { hash, key } = useLocation();
  const [link, setLink] = useState({ hash: '', key: '', isAnswered: true });
  const [message, setMessage] = useState('');
  const { lines, details } = linkedEnquiry(link.hash);
  if (isCartLink(hash) && link.key !== key) setLink({ hash, key, isAnswered: false });
  // Removes the lines from the address after the answer, and again if the visitor goes back to the history entry of the
  // link.
  useEffect(() => {
    if (link.isAnswered && isCartLink(hash))
      void navigate('/cart', { replace: true, preventScrollReset: true });
  }, [link.isAnswered, hash, navigate]);
  return (
    <>
      <LiveMessage>{message}</LiveMessage>
      {link.hash && (
        <FillCartDialog
          key={link.key}
          open={!link.isAnswered}
          title="Cart from a link"
          wanted={lines}
          details={details}
          cart={cart}
          request={request}
          onFilled={setMessage}
          onClose={() => setLink({ ...link, isAnswered: true })}
        />
      )}
    </>
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
