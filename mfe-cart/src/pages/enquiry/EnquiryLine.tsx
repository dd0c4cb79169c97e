import { isQuoted, updateQuantity } from '@tanabana/shop/cart/cart';
import { cartStore } from '@tanabana/shop/cart/cartStore';
import { Checkbox, TextField } from '@tanabana/ui/kit/Field';
import { Small } from '@tanabana/ui/kit/Page';
import { QuantityStepper } from '@tanabana/ui/kit/QuantityStepper';
import { perUnit, pieceNote } from '@tanabana/shop/cart/saleUnit';
import { formatRupees } from '@tanabana/shop/money/formatRupees';
import { stack } from '@tanabana/ui/theme/layout';
import { color, size, space, wide } from '@tanabana/ui/theme/tokens';
import { useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { changedPrice, lineFacts, linePrice } from '../../cart/lineFacts';
import type { PricedProduct } from '../../cart/priceList';
import { hasPrice, optionOf, skuOf, type SoldLine } from '../../cart/soldLine';
import { priceProblem } from '../../cart/withCurrency';
import { LabelledFacts } from '../../components/FactList';
import { LineProblem } from '../../components/LineProblem';
import { StoredPicture } from '../../components/StoredPicture';
import type { LineRequests } from '../../lines/answerLine';

interface EnquiryLineProps {
  readonly line: SoldLine;
  /** Undefined while it loads, and if it is not sold any more. */
  readonly product: PricedProduct | undefined;
  readonly requests: LineRequests;
  /** Whether the line must be focused, because the visitor has just chosen its size. */
  readonly takesFocus: boolean;
  readonly onChosen: (key: string) => void;
  readonly onChange: (requests: LineRequests) => void;
}

/** A line of the enquiry (§2.8). The enquiry lists the cart, so a quantity that is changed here changes in the cart. */
export function EnquiryLine(props: EnquiryLineProps) {
  const { line, product, requests, takesFocus, onChosen, onChange } = props;
  const { title, category, image, price, quantity, problem } = line;
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const sku = skuOf(line, product);
  const unit = product && optionOf(line, product)?.unit;
  const targetLabel = `Target price ${perUnit(unit)} (₹)`;
  const { targetPrice, note, measure, wantsSample } = requests;
  return (
    <Row aria-labelledby={titleId}>
      <StoredPicture image={image} sizes="(min-width: 768px) 96px, 72px" />
      <div>
        <Small>{category || 'Handcrafted Item'}</Small>
        <Title ref={heading} id={titleId} tabIndex={-1}>
          {title}
        </Title>
        <LabelledFacts facts={lineFacts(line)} />
        {sku && <Small>{`SKU: ${sku}`}</Small>}
        {problem && <LineProblem line={line} product={product} onChosen={onChosen} />}
        <Requests>
          {product?.isRug && (
            <TextField
              label="Sizes to measure"
              aria-label={`Sizes to measure, ${title}`}
              placeholder="Optional, such as 9 ft 6 in x 13 ft"
              value={measure}
              onChange={({ target }) => onChange({ ...requests, measure: target.value })}
            />
          )}
          <TextField
            label="Note"
            aria-label={`Note, ${title}`}
            placeholder="Optional"
            value={note}
            onChange={({ target }) => onChange({ ...requests, note: target.value })}
          />
          <Checkbox
            label="Send a sample"
            aria-label={`Send a sample, ${title}`}
            checked={wantsSample}
            onChange={({ target }) => onChange({ ...requests, wantsSample: target.checked })}
          />
        </Requests>
      </div>
      <Amounts>
        <QuantityStepper
          quantity={quantity}
          label={title}
          onChange={(change) => void cartStore.update((cart) => updateQuantity(cart, line, change))}
        />
        {problem && <Small>Not in the total</Small>}
        {!problem && (
          <p>
            <strong>{linePrice(line)}</strong>
            {!isQuoted(line) && <span>{` ${perUnit(unit)}${pieceNote(price, unit)}`}</span>}
          </p>
        )}
        {hasPrice(line) && (
          <p>
            <span>{formatRupees(price * quantity)}</span> in all
          </p>
        )}
        {changedPrice(line) && <Small>{changedPrice(line)}</Small>}
        <TargetPrice>
          <TextField
            label={targetLabel}
            aria-label={`${targetLabel}, ${title}`}
            placeholder="Optional"
            maxLength={40}
            size={targetPrice.length || 1}
            value={targetPrice}
            error={priceProblem(targetPrice)}
            onChange={({ target }) => onChange({ ...requests, targetPrice: target.value })}
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

const Requests = styled.div`
  ${stack(1)}
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
