import type { CartItem } from '@tanabana/runtime/cart/cart';
import { color, size, space } from '@tanabana/runtime/theme/tokens';
import { styled } from 'styled-components';
import { lineFacts } from '../cart/lineTexts';

/** Size, colour and material of a line. */
export function LineFacts({ line }: { readonly line: CartItem }) {
  return (
    <Facts>
      {lineFacts(line).map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  );
}

const Facts = styled.dl`
  margin: 0;
  color: ${color.muted};
  font-size: ${size.small};

  div {
    display: flex;
    gap: ${space(1)};
  }

  dt {
    flex: none;
  }

  dt::after {
    content: ':';
  }

  dd {
    margin: 0;
    color: ${color.ink};
    overflow-wrap: anywhere;
  }
`;
