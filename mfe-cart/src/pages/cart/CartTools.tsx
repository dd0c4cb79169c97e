import type { Cart } from '@tanabana/runtime/cart/cart';
import { color, space } from '@tanabana/runtime/theme/tokens';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { PriceList } from '../../cart/priceList';
import { UNREADABLE_CATALOGUE } from '../../components/FillCartDialog';
import { MY_ENQUIRIES } from '../../enquiry/enquiriesKey';
import { useHasEnquiries } from '../../components/useHasEnquiries';
import { LinkedCart } from './LinkedCart';
import { PasteLines } from './PasteLines';
import { ShareCart } from './ShareCart';
import { useLinkedCart } from './useLinkedCart';

interface CartToolsProps {
  readonly cart: Cart;
  /** Undefined while they load. */
  readonly prices: PriceList | undefined;
}

/** For buyers with a list: fill the cart from a spreadsheet or a link, pass it on, and find earlier enquiries. */
export default function CartTools({ cart, prices }: CartToolsProps) {
  const link = useLinkedCart();
  const hasEnquiries = useHasEnquiries();
  return (
    <Tools>
      <details>
        <summary>Add lines from a spreadsheet</summary>
        {prices?.size === 0 ? <p>{UNREADABLE_CATALOGUE}</p> : <PasteLines prices={prices} />}
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
      {link && prices && <LinkedCart key={link.key} cart={cart} prices={prices} link={link.hash} />}
    </Tools>
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
`;
