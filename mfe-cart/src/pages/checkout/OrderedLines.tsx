import { lineKey, type CartItem } from '@tanabana/runtime/cart/cart';
import { formatRupees } from '@tanabana/runtime/money/formatRupees';
import { size, space } from '@tanabana/runtime/theme/tokens';
import { styled } from 'styled-components';

/** Short list of the ordered products. */
export function OrderedLines({ items }: { readonly items: readonly CartItem[] }) {
  return (
    <Lines>
      {items.map((line) => (
        <li key={lineKey(line)}>
          <span>{`${line.quantity} × ${line.title}`}</span>
          <span>{formatRupees(line.price * line.quantity)}</span>
        </li>
      ))}
    </Lines>
  );
}

const Lines = styled.ul`
  display: grid;
  gap: ${space(1)};
  font-size: ${size.small};
  font-variant-numeric: tabular-nums;

  li {
    display: flex;
    justify-content: space-between;
    gap: ${space(3)};
    overflow-wrap: anywhere;
  }

  span:last-child {
    flex: none;
    max-width: 50%;
  }
`;
