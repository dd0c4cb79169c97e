import { isRugCategory, MINIMUM_ORDER_QUANTITY } from '@tanabana/runtime/cart/cart';
import { Badge } from '@tanabana/runtime/kit/Badge';
import { QuantityStepper } from '@tanabana/runtime/kit/QuantityStepper';
import { color, size, space } from '@tanabana/runtime/theme/tokens';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { boxPrice } from '../../../catalogue/prices';
import { Price } from '../../../components/Price';
import { dispatchText } from '../../../trade/tradeTexts';
import { AddToCart } from './AddToCart';
import { lineTotal } from './lineTotal';
import { useOrder } from './OrderContext';
import { questionAbout } from './questionAbout';
import { SizeSelector } from './SizeSelector';
import { WishlistAndShare } from './WishlistAndShare';

/** Price, size, quantity, total and the button, in the order in which they are decided. */
export function BuyBox({ image }: { readonly image: string }) {
  const { product, option, selectSize, quantity, setQuantity, item } = useOrder();
  const { category, name, sizes, trade } = product;
  const isRug = isRugCategory(category);
  const question = questionAbout(product);
  return (
    <>
      <PriceBox>
        <Price as="strong" $size="large">
          {boxPrice(product, option?.size)}
        </Price>
        <span>{isRug ? 'Add it to your cart to ask for a quotation.' : 'for one unit'}</span>
        {trade && <Dispatch>{dispatchText({ category, trade }, quantity)}</Dispatch>}
      </PriceBox>
      <SizeSelector sizes={sizes} selected={option?.size} hidePrices={isRug} onSelect={selectSize} />
      <Badge $tone="quiet">{`Minimum Order Quantity: ${MINIMUM_ORDER_QUANTITY} units`}</Badge>
      <Row>
        <QuantityStepper quantity={quantity} onChange={setQuantity} label={name} />
        <Total>{lineTotal(item, quantity)}</Total>
        <AddToCart />
      </Row>
      <noscript>
        <Note>
          The cart needs JavaScript. Without it, <a href={question}>call or write to us</a> to order.
        </Note>
      </noscript>
      <WishlistAndShare product={product} image={image} />
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
  margin-bottom: ${space(3)};
  color: ${color.muted};
  font-size: ${size.small};
`;

const Dispatch = styled.span`
  flex: 0 0 100%;
  color: ${color.ink};
`;

const Note = styled.p`
  color: ${color.muted};
  font-size: ${size.small};

  /* A finger's height. */
  a {
    display: inline-block;
    padding-block: ${space(1)};
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1.5)} ${space(2)};
  margin: ${space(1.5)} 0 ${space(1)};
`;

const Total = styled.span`
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;
