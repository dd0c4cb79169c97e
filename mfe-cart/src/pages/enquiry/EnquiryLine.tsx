import { type CartItem, isRugCategory } from '@tanabana/runtime/cart/cart';
import { Small } from '@tanabana/runtime/kit/Page';
import { color, size, space, wide } from '@tanabana/runtime/theme/tokens';
import { useId } from 'react';
import { styled } from 'styled-components';
import { linePrice } from '../../cart/lineTexts';
import { LineFacts } from '../../components/LineFacts';
import { ProductPicture } from '../../components/ProductPicture';

/** One product of the enquiry (§2.8). */
export function EnquiryLine({ line }: { readonly line: CartItem }) {
  const titleId = useId();
  return (
    <Row aria-labelledby={titleId}>
      <ProductPicture image={line.image} />
      <div>
        <Small>{line.category || 'Handcrafted Item'}</Small>
        <Title id={titleId}>{line.title}</Title>
        <LineFacts line={line} />
      </div>
      <Amounts>
        <p>Quantity: {line.quantity}</p>
        <p>
          <strong>{linePrice(line)}</strong>
          {!isRugCategory(line.category) && ' each'}
        </p>
      </Amounts>
    </Row>
  );
}

const Row = styled.article`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr);
  gap: ${space(1)} ${space(2)};
  padding: ${space(2)} 0;
  border-top: 1px solid ${color.line};
  overflow-wrap: anywhere;
  break-inside: avoid;

  ${wide.tablet} {
    grid-template-columns: 96px minmax(0, 1fr) auto;
    column-gap: ${space(3)};
  }
`;

const Title = styled.h2`
  margin-bottom: 4px;
  font-size: ${size.h3};
`;

const Amounts = styled.div`
  grid-column: 2;
  font-variant-numeric: tabular-nums;

  strong {
    font-weight: 600;
  }

  ${wide.tablet} {
    grid-column: auto;
    text-align: right;
  }
`;
