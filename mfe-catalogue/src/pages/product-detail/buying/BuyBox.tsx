import { usePageSettings } from '@tanabana/contract/pages/pageContext';
import { isQuoted, MINIMUM_ORDER_QUANTITY } from '@tanabana/shop/cart/cart';
import { perUnit, pieceNote, quantityText } from '@tanabana/shop/cart/saleUnit';
import { Badge } from '@tanabana/ui/kit/Badge';
import { Button } from '@tanabana/ui/kit/Button';
import { QuantityStepper } from '@tanabana/ui/kit/QuantityStepper';
import { SizeChoices } from '@tanabana/ui/kit/SizeChoices';
import { formatRupees } from '@tanabana/shop/money/formatRupees';
import { withCentimetres } from '@tanabana/shop/text/metricSize';
import { row } from '@tanabana/ui/theme/layout';
import { color, size, space } from '@tanabana/ui/theme/tokens';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { boxPrice, formerAmount } from '../../../catalogue/prices';
import { availabilityText } from '../../../catalogue/stock';
import { AddToCart } from '../../../components/ordering/AddToCart';
import { useOrder } from '../../../components/ordering/OrderContext';
import { Price } from '../../../components/Price';
import { WishlistAndShare } from './WishlistAndShare';

export const TRADE_ID = 'delivery';

export function BuyBox() {
  const { product, option, selectSize, quantity, setQuantity, item, isSoldOut } = useOrder();
  const { name, sizes, optionName = 'Size', specifications, trade } = product;
  const { dispatchTime } = usePageSettings();
  const former = formerAmount(product, option);
  const availability = availabilityText(product, dispatchTime, { quantity, option });
  const isOnRequest = isQuoted(product);
  const unit = option?.unit;
  const units = quantityText(quantity, unit);
  const question = `/contact?${new URLSearchParams({ about: name, sku: specifications.SKU })}`;
  return (
    <>
      <PriceBox>
        <Price as="strong" $size="large">
          {boxPrice(product, option?.size)}
        </Price>
        {former !== undefined && (
          <span>
            before: <s>{formatRupees(former)}</s>
          </span>
        )}
        <span>
          {isOnRequest
            ? 'Add it to your cart to ask for a quotation.'
            : perUnit(unit) + pieceNote(item.price, unit)}
        </span>
        {availability && <Dispatch>{availability}</Dispatch>}
      </PriceBox>
      {sizes.length < 2 && (
        <OneSize>
          {option ? `${optionName}: ${withCentimetres(option.size)}` : 'No size options available'}
        </OneSize>
      )}
      {sizes.length > 1 && (
        // This is an HTML form, so that the visitor can choose a size without scripts.
        <Sizes>
          <SizeChoices
            legend={optionName}
            name="size"
            sizes={sizes}
            optionName={optionName}
            selected={option?.size}
            hidePrices={isOnRequest}
            onSelect={selectSize}
          />
          <noscript>
            <Button type="submit" $look="quiet">
              {`Choose ${optionName.toLowerCase()}`}
            </Button>
          </noscript>
        </Sizes>
      )}
      {MINIMUM_ORDER_QUANTITY > 1 && (
        <Badge $tone="quiet">{`Minimum Order Quantity: ${MINIMUM_ORDER_QUANTITY} units`}</Badge>
      )}
      <Row>
        {!isSoldOut && (
          <>
            <QuantityStepper quantity={quantity} onChange={setQuantity} label={name} />
            <Total>
              {isOnRequest ? `${units}, to be quoted` : `${units}: ${formatRupees(item.price * quantity)}`}
            </Total>
          </>
        )}
        <AddToCart>{trade && <a href={`#${TRADE_ID}`}>Delivery, packing and customs</a>}</AddToCart>
      </Row>
      <noscript>
        <Note>
          The cart needs JavaScript. Without it, <a href={question}>call or write to us</a> to order.
        </Note>
      </noscript>
      <WishlistAndShare />
      <Note>
        <Link to={question}>Ask about this product</Link>
      </Note>
    </>
  );
}

const PriceBox = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space(1.5)};
  margin-bottom: ${space(1.5)};
  color: ${color.muted};
  font-size: ${size.small};
`;

const Dispatch = styled.span`
  flex: 0 0 100%;
  color: ${color.ink};
`;

const OneSize = styled.p`
  margin-bottom: ${space(3)};
  color: ${color.muted};
`;

const Sizes = styled.form`
  margin-bottom: ${space(3)};

  noscript button {
    margin-top: ${space(2)};
  }
`;

const Note = styled.p`
  color: ${color.muted};
  font-size: ${size.small};

  /* Enlarges the touch target. */
  a {
    display: inline-block;
    padding-block: ${space(1)};
  }
`;

const Row = styled.div`
  ${row(1.5)}
  margin: ${space(1.5)} 0 ${space(1)};
`;

const Total = styled.span`
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;
