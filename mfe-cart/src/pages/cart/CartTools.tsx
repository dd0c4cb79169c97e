import { IfPage } from '@tanabana/contract/pages/pageContext';
import type { PageRequest } from '@tanabana/contract/pages/page';
import { stack } from '@tanabana/ui/theme/layout';
import { color, space } from '@tanabana/ui/theme/tokens';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { useHasEnquiries } from '../../components/useHasEnquiries';
import { useScrollWhen } from '../../components/useScrollWhen';
import type { CartAndPrices } from '../../cart/soldLine';
import { MY_ENQUIRIES } from '../../enquiry/enquiriesKey';
import { PasteLines } from './PasteLines';
import { ShareCart } from './ShareCart';

interface CartToolsProps extends CartAndPrices {
  readonly request: PageRequest;
}

export default function CartTools({ cart, prices, request }: CartToolsProps) {
  const hasEnquiries = useHasEnquiries();
  const isPasting = useLocation().hash === '#paste';
  const paste = useScrollWhen<HTMLDetailsElement>(isPasting);
  return (
    <Tools>
      <details ref={paste} open={isPasting}>
        <summary>Add lines from a spreadsheet</summary>
        <PasteLines cart={cart} request={request} />
      </details>
      {cart.items.length > 0 && (
        <details>
          <summary>Share or save this cart</summary>
          <ShareCart cart={cart} prices={prices} />
        </details>
      )}
      <IfPage at="/trade">
        <p>
          <Link to="/trade">Terms for trade buyers</Link>
        </p>
      </IfPage>
      {hasEnquiries && (
        <p>
          <Link to={`/enquiry${MY_ENQUIRIES}`}>My enquiries</Link>
        </p>
      )}
    </Tools>
  );
}

const Tools = styled.div`
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
