import { color, space } from '@tanabana/runtime/theme/tokens';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { AskedProduct } from '../../contact/askedProduct';

/** Names the product of the message, with a link that removes the product. */
export function AskedProductNote({ product: { name, sku } }: { readonly product: AskedProduct }) {
  return (
    <Note>
      <span>
        <span>Your message is about </span>
        <strong>{name}</strong>
        {sku && <span>{`, SKU ${sku}`}</span>}
      </span>
      <Link to="/contact" preventScrollReset replace aria-label={`Remove ${name} from the message`}>
        Remove
      </Link>
    </Note>
  );
}

const Note = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space(2)};
  padding: ${space(1)} ${space(2)};
  border-left: 3px solid ${color.brass};
  background: ${color.sand};
  overflow-wrap: anywhere;

  a {
    padding: ${space(1)} 0;
    color: ${color.madder};
  }
`;
