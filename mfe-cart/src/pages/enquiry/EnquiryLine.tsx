import { type CartItem, isRugCategory, updateQuantity } from '@tanabana/runtime/cart/cart';
import { cartStore } from '@tanabana/runtime/cart/cartStore';
import { TextField } from '@tanabana/runtime/kit/Field';
import { Small } from '@tanabana/runtime/kit/Page';
import { QuantityStepper } from '@tanabana/runtime/kit/QuantityStepper';
import { formatRupees } from '@tanabana/runtime/money/formatRupees';
import { color, size, space, wide } from '@tanabana/runtime/theme/tokens';
import { useId } from 'react';
import { styled } from 'styled-components';
import { lineFacts, linePrice } from '../../cart/lineFacts';
import { LabelledFacts } from '../../components/FactList';
import { StoredPicture } from '../../components/StoredPicture';

interface EnquiryLineProps {
  readonly line: CartItem;
  readonly sku: string | undefined;
  /** Target price of one unit, as typed. */
  readonly target: string;
  readonly onTarget: (target: string) => void;
  readonly note: string;
  readonly onNote: (note: string) => void;
}

/** A line of the enquiry (§2.8). The enquiry lists the cart, so a quantity that is changed here changes in the cart. */
export function EnquiryLine({ line, sku, target, onTarget, note, onNote }: EnquiryLineProps) {
  const { title, category, image, price, quantity } = line;
  const titleId = useId();
  const isRug = isRugCategory(category);
  return (
    <Row aria-labelledby={titleId}>
      <StoredPicture image={image} sizes="(min-width: 768px) 96px, 72px" />
      <div>
        <Small>{category || 'Handcrafted Item'}</Small>
        <Title id={titleId}>{title}</Title>
        <LabelledFacts facts={lineFacts(line)} />
        {sku && <Small>{`SKU: ${sku}`}</Small>}
        <Note>
          <TextField
            label="Note"
            aria-label={`Note, ${title}`}
            placeholder="Optional"
            value={note}
            onChange={(event) => onNote(event.target.value)}
          />
        </Note>
      </div>
      <Amounts>
        <QuantityStepper
          quantity={quantity}
          label={title}
          onChange={(change) => void cartStore.update((cart) => updateQuantity(cart, line, change))}
        />
        <p>
          <strong>{linePrice(line)}</strong>
          {!isRug && <span> each</span>}
        </p>
        {!isRug && (
          <p>
            <span>{formatRupees(price * quantity)}</span> in all
          </p>
        )}
        <TargetPrice>
          <TextField
            label="Target price each (₹)"
            aria-label={`Target price each (₹), ${title}`}
            placeholder="Optional"
            maxLength={40}
            size={target.length || 1}
            value={target}
            onChange={(event) => onTarget(event.target.value)}
          />
        </TargetPrice>
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

  ${wide.tablet} {
    grid-template-columns: 96px minmax(0, 1fr) auto;
    column-gap: ${space(3)};
  }
`;

const Title = styled.h2`
  margin-bottom: 4px;
  font-size: ${size.h3};
`;

const Note = styled.div`
  max-width: 400px;
  margin-top: ${space(1)};
`;

/* The field is at least as wide as the quantity stepper, and as wide as its content. */
const TargetPrice = styled.div`
  max-width: 100%;

  && input {
    width: auto;
    min-width: 162px;
    max-width: 100%;
    field-sizing: content;
  }
`;

const Amounts = styled.div`
  grid-column: 2;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space(1)};
  font-variant-numeric: tabular-nums;

  p + p {
    margin-top: -${space(1)};
  }

  strong {
    font-weight: 600;
  }

  ${wide.tablet} {
    grid-column: auto;
    align-items: flex-end;
    text-align: right;
  }
`;
