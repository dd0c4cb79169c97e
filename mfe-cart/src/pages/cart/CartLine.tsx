import { isQuoted, updateQuantity, type CartItem } from '@tanabana/runtime/cart/cart';
import { cartStore } from '@tanabana/runtime/cart/cartStore';
import { productAddress } from '@tanabana/runtime/addresses/productAddress';
import { Small } from '@tanabana/runtime/kit/Page';
import { QuantityStepper } from '@tanabana/runtime/kit/QuantityStepper';
import { formatRupees } from '@tanabana/runtime/money/formatRupees';
import { row } from '@tanabana/runtime/theme/layout';
import { color, linkHover, size, space, wide } from '@tanabana/runtime/theme/tokens';
import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { lineFacts, linePrice } from '../../cart/lineFacts';
import type { Pack, PricedProduct } from '../../cart/priceList';
import { packingText } from '../../cart/pack';
import { stockText } from '../../cart/stockText';
import { LabelledFacts } from '../../components/FactList';
import { StoredPicture } from '../../components/StoredPicture';
import { FillPack, LineButton } from './FillPack';

interface CartLineProps {
  readonly line: CartItem;
  readonly pack: Pack | undefined;
  /** Published product; undefined while it loads, and if it is not sold any more. */
  readonly product: PricedProduct | undefined;
  /** Whether the line must be focused, because the visitor has just restored it. */
  readonly takesFocus: boolean;
  readonly onRemove: () => void;
}

const changeQuantity = (line: CartItem, change: (present: number) => number) =>
  void cartStore.update((cart) => updateQuantity(cart, line, change));

export function CartLine({ line, pack, product, takesFocus, onRemove }: CartLineProps) {
  const { id, title, category, image, quantity } = line;
  const address = productAddress(id, line.size);
  const titleId = useId();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (takesFocus) link.current?.focus();
  }, [takesFocus]);
  return (
    <Row aria-labelledby={titleId}>
      <PictureLink to={address} tabIndex={-1} aria-hidden="true">
        <StoredPicture image={image} sizes="(min-width: 768px) 136px, 88px" />
      </PictureLink>
      <Words>
        <Small>{category}</Small>
        <h2 id={titleId}>
          <Link ref={link} to={address}>
            {title}
          </Link>
        </h2>
        <LabelledFacts facts={lineFacts(line)} />
      </Words>
      <Price>
        <span>{linePrice(line)}</span>
        {!isQuoted(line) && <small>{`each, ${formatRupees(line.price * quantity)} in all`}</small>}
      </Price>
      <Controls>
        <QuantityStepper
          quantity={quantity}
          label={title}
          onChange={(change) => changeQuantity(line, change)}
        />
        <Lot>
          <Stock>{stockText(product, quantity)}</Stock>
          {pack && <span>{packingText(line, pack)}</span>}
          {pack && pack.units > 1 && (
            <FillPack line={line} pack={pack} onFill={(filled) => changeQuantity(line, () => filled)} />
          )}
        </Lot>
        <Remove type="button" aria-label={`Remove ${title}`} onClick={onRemove}>
          Remove
        </Remove>
      </Controls>
    </Row>
  );
}

const Row = styled.article`
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr);
  gap: ${space(2)};
  padding: ${space(3)} 0;
  border-top: 1px solid ${color.line};

  ${wide.tablet} {
    grid-template-columns: 136px minmax(0, 1fr) auto;
    column-gap: ${space(3)};
  }

  small {
    color: ${color.muted};
    font-size: ${size.small};
  }
`;

const PictureLink = styled(Link)`
  ${wide.tablet} {
    grid-row: 1 / 3;
  }
`;

const Words = styled.div`
  overflow-wrap: anywhere;

  h2 {
    margin-bottom: ${space(1)};
    font-size: ${size.h3};
  }

  a {
    text-decoration: none;
    ${linkHover}
  }
`;

const Price = styled.div`
  ${row([0, 1])}
  grid-column: 1 / -1;
  align-items: baseline;
  font-variant-numeric: tabular-nums;

  span {
    font-weight: 600;
  }

  ${wide.tablet} {
    grid-column: auto;
    flex-direction: column;
    align-items: flex-end;
  }
`;

const Controls = styled.div`
  ${row([1, 2])}
  grid-column: 1 / -1;

  ${wide.tablet} {
    grid-column: 2 / -1;
    align-self: end;
  }
`;

const Stock = styled.span`
  flex: 0 0 100%;
`;

/* Reserves the height of the stock and of the button that fills a carton. Both are rendered only after the product is
   loaded. */
const Lot = styled.small`
  ${row([0, 1.5])}
  align-content: flex-start;
  order: 1;
  flex: 1 0 100%;
  min-height: calc(${space(5)} + 1.6em);

  ${wide.tablet} {
    align-content: center;
    order: 0;
    flex: 1 0 0;
  }
`;

const Remove = styled(LineButton)`
  margin-left: auto;
  padding: 0 ${space(1)};
`;
