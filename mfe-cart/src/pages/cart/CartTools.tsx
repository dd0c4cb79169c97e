import { color, space } from '@tanabana/runtime/theme/tokens';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { CartAndPrices } from '../../cart/priceList';
import { UNREADABLE_CATALOGUE } from '../../components/FillCartDialog';
import { MY_ENQUIRIES } from '../../enquiry/enquiriesKey';
import { useHasEnquiries } from '../../components/useHasEnquiries';
import { LinkedCart } from './LinkedCart';
import { PasteLines } from './PasteLines';
import { ShareCart } from './ShareCart';

/** Tools for buyers with a list. */
export default function CartTools({ cart, prices }: CartAndPrices) {
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
      {prices && <LinkedCart cart={cart} prices={prices} />}
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
