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
        <StoredPicture image={image} sizes="(min-width: 768px) 136px, 72px" />
      </PictureLink>
      <Words>
        <h2 id={titleId}>
          <Link ref={link} to={address}>
            {title}
          </Link>
        </h2>
        <Small>{category}</Small>
        <LabelledFacts facts={lineFacts(line)} />
      </Words>
      <Quantity>
        <QuantityStepper
          quantity={quantity}
          label={title}
          onChange={(change) => changeQuantity(line, change)}
        />
      </Quantity>
      <Price>
        {isQuoted(line) ? (
          <strong>{linePrice(line)}</strong>
        ) : (
          <>
            <strong>{formatRupees(line.price * quantity)}</strong>
            <small>
              <span>{linePrice(line)}</span> each
            </small>
          </>
        )}
      </Price>
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
    </Row>
  );
}

const Row = styled.article`
  display: grid;
  grid-template-columns: 72px auto minmax(0, 1fr);
  grid-template-areas:
    'picture words words'
    'picture quantity price'
    'lot lot lot';
  gap: ${space(0.75)} ${space(1.5)};
  padding: ${space(1.5)} 0;
  border-top: 1px solid ${color.line};

  ${wide.tablet} {
    grid-template-columns: 136px auto minmax(0, 1fr) auto;
    grid-template-rows: 1fr auto auto;
    grid-template-areas:
      'picture words words price'
      'picture quantity . remove'
      'picture lot lot lot';
    column-gap: ${space(2)};
    padding: ${space(3)} 0;
  }

  small {
    color: ${color.muted};
    font-size: ${size.small};
  }
`;

const PictureLink = styled(Link)`
  grid-area: picture;
`;

const Words = styled.div`
  ${row([0, 1.5])}
  grid-area: words;
  align-content: flex-start;
  overflow-wrap: anywhere;

  h2 {
    flex: 0 0 100%;
    font-size: 1.0625rem;
    line-height: 1.25;
  }

  dl {
    display: contents;
    font-size: ${size.small};
  }

  a {
    text-decoration: none;
    ${linkHover}
  }

  ${wide.tablet} {
    h2 {
      font-size: ${size.h3};
    }
  }
`;

const Quantity = styled.div`
  grid-area: quantity;
  align-self: end;
`;

const Price = styled.div`
  display: flex;
  flex-direction: column;
  grid-area: price;
  align-self: center;
  align-items: flex-end;
  line-height: 1.35;
  text-align: right;
  font-variant-numeric: tabular-nums;

  strong {
    font-weight: 600;
  }

  ${wide.tablet} {
    align-self: start;
  }
`;

const Stock = styled.span`
  flex: 0 0 100%;
  /* Leaves space for the button Remove, which is on the same line on phones. */
  padding-right: 5em;

  ${wide.tablet} {
    padding: 0;
  }
`;

/* Reserves the height of the stock and of the button that fills a carton. Both are rendered only after the product is
   loaded. */
const Lot = styled.small`
  ${row([0, 1.5])}
  grid-area: lot;
  align-content: flex-start;
  min-height: calc(${space(4)} + 1.6em);
`;

const Remove = styled(LineButton)`
  grid-area: lot;
  place-self: start end;
  padding: 0 ${space(1)};
  margin: -${space(0.5)} -${space(1)} 0 0;

  ${wide.tablet} {
    grid-area: remove;
    align-self: center;
    margin: 0;
  }
`;
