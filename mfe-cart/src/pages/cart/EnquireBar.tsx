import { contentsText, isQuoted, quotesOnlyRugs } from '@tanabana/shop/cart/cart';
import { useBottomBar } from '@tanabana/ui/hooks/useBottomBar';
import { ButtonLink } from '@tanabana/ui/kit/Button';
import { bottomBar } from '@tanabana/ui/theme/bottomBar';
import { countOf } from '@tanabana/shop/text/formatCount';
import { row } from '@tanabana/ui/theme/layout';
import { color, notPrinted, shortScreen, size, space, wide } from '@tanabana/ui/theme/tokens';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { orderTotal, pricedTotal } from '../../cart/lineFacts';
import type { SoldCart } from '../../cart/soldLine';

/**
 * Total and enquiry of the cart on screens where the summary is below the list. The bar stays at the lower edge of the
 * screen until the visitor has scrolled past the summary.
 */
export function EnquireBar({ cart }: { readonly cart: SoldCart }) {
  const bar = useRef<HTMLDivElement>(null);
  useBottomBar(bar);
  return (
    <Bar ref={bar} role="region" aria-label="Your enquiry">
      <p>
        <strong>{totalText(cart)}</strong>
        <span>{contentsText(cart.items)}</span>
      </p>
      <ButtonLink to="/enquiry">Enquire Now</ButtonLink>
    </Bar>
  );
}

/** As in `₹7,94,650 + 1 rug to quote`. */
function totalText(cart: SoldCart): string {
  const quoted = cart.items.filter(isQuoted).length;
  if (quoted === 0) return `Total ${orderTotal(cart)}`;
  const name = quotesOnlyRugs(cart) ? 'rug' : 'product';
  return [pricedTotal(cart), `${countOf(quoted, name)} to quote`].filter(Boolean).join(' + ');
}

const Bar = styled.div`
  ${bottomBar}
  ${row([1, 2])}
  justify-content: space-between;
  margin: -${space(3)} -${space(2)};
  padding-inline: ${space(2)};

  p {
    display: grid;
    flex: 1;
    line-height: 1.35;
    font-variant-numeric: tabular-nums;
  }

  span {
    color: ${color.muted};
    font-size: ${size.small};
  }

  ${wide.tablet} {
    margin-inline: -${space(4)};
    padding-inline: ${space(4)};
  }

  ${shortScreen} {
    position: static;
  }

  ${wide.desktop} {
    display: none;
  }

  ${notPrinted}
`;
