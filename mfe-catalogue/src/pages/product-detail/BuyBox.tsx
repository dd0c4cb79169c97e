import { isRugCategory, MINIMUM_ORDER_QUANTITY } from '@tanabana/runtime/cart/cart';
import { color, size, space } from '@tanabana/runtime/theme/tokens';
import { Badge } from '@tanabana/runtime/kit/Badge';
import { Eyebrow } from '@tanabana/runtime/kit/Page';
import { Price } from '../../components/Price';
import { QuantityStepper } from '@tanabana/runtime/kit/QuantityStepper';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { cartItemOf } from '../../catalogue/storedProduct';
import { makerAndPlace } from '../../catalogue/makerAndPlace';
import { boxPrice } from '../../catalogue/prices';
import type { Product } from '../../catalogue/product';
import { selectedSize } from '../../catalogue/prices';
import { AddToCart } from './AddToCart';
import { WishlistAndShare } from './WishlistAndShare';
import { SizeSelector } from './SizeSelector';

interface BuyBoxProps {
  readonly product: Product;
  /** Address of the product's picture in cart and wishlist. */
  readonly image: string;
}

/** Name, price and the controls to order. The chosen size is in the address. */
export function BuyBox({ product, image }: BuyBoxProps) {
  const [params, setParams] = useSearchParams();
  const option = selectedSize(product.sizes, params.get('size'));
  const selectSize = (size: string) =>
    setParams(
      (present) => {
        present.set('size', size);
        return present;
      },
      { replace: true, preventScrollReset: true },
    );
  const [quantity, setQuantity] = useState(MINIMUM_ORDER_QUANTITY);
  const { maker, place } = makerAndPlace(product.region);
  const isRug = isRugCategory(product.category);
  return (
    <>
      <Eyebrow>{place}</Eyebrow>
      <Name>{product.name}</Name>
      {maker !== place && <Maker>{maker}</Maker>}
      <PriceBox>
        <Price as="strong" $size="large">
          {boxPrice(product, option?.size)}
        </Price>
        <span>{isRug ? 'Add it to your cart to ask for a quotation.' : 'for one unit'}</span>
      </PriceBox>
      <SizeSelector sizes={product.sizes} selected={option?.size} hidePrices={isRug} onSelect={selectSize} />
      <Badge $tone="quiet">Minimum Order Quantity: {MINIMUM_ORDER_QUANTITY} units</Badge>
      <Order>
        <QuantityStepper quantity={quantity} onChange={setQuantity} label={product.name} />
        <AddToCart item={cartItemOf(product, option, image)} quantity={quantity} />
      </Order>
      <noscript>
        <WithoutCart>
          The cart needs JavaScript. Without it, <a href="/contact">call or write to us</a> to order.
        </WithoutCart>
      </noscript>
      <WishlistAndShare product={product} image={image} />
      <Description>{product.description}</Description>
    </>
  );
}

const Name = styled.h1`
  font-size: clamp(2rem, 1.6rem + 1.6vw, 2.875rem);
`;

const Maker = styled.p`
  margin-top: ${space(1)};
  color: ${color.muted};
`;

const Description = styled.p`
  max-width: 62ch;
  margin: ${space(4)} 0 0;
`;

const PriceBox = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space(1.5)};
  margin: ${space(3)} 0;
  padding-top: ${space(3)};
  border-top: 1px solid ${color.line};
  color: ${color.muted};
  font-size: ${size.small};
`;

const WithoutCart = styled.p`
  margin-bottom: ${space(2)};
  color: ${color.muted};
  font-size: ${size.small};
`;

const Order = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin: ${space(2)} 0;
`;
