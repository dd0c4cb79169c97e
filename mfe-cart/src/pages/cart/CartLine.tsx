import { updateQuantity, type CartItem } from '@tanabana/shop/cart/cart';
import { cartStore } from '@tanabana/shop/cart/cartStore';
import { productAddress } from '@tanabana/shop/addresses/productAddress';
import { Small } from '@tanabana/ui/kit/Page';
import { QuantityStepper } from '@tanabana/ui/kit/QuantityStepper';
import { row } from '@tanabana/ui/theme/layout';
import { color, linkHover, size, space, wide } from '@tanabana/ui/theme/tokens';
import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { lineFacts } from '../../cart/lineFacts';
import type { PricedProduct } from '../../cart/priceList';
import { optionOf, type SoldLine } from '../../cart/soldLine';
import { LabelledFacts } from '../../components/FactList';
import { LineProblem } from '../../components/LineProblem';
import { StoredPicture } from '../../components/StoredPicture';
import { LineButton } from './FillPack';
import { LineLot, Lot } from './LineLot';
import { LineSum } from './LineSum';

interface CartLineProps {
  readonly line: SoldLine;
  /** Published product; undefined while it loads, and if it is not sold any more. */
  readonly product: PricedProduct | undefined;
  /** Whether the line must be focused, because the visitor has just restored it or chosen its size. */
  readonly takesFocus: boolean;
  readonly onChosen: (key: string) => void;
  readonly onRemove: () => void;
}

const changeQuantity = (line: CartItem, change: (present: number) => number) =>
  void cartStore.update((cart) => updateQuantity(cart, line, change));

export function CartLine({ line, product, takesFocus, onChosen, onRemove }: CartLineProps) {
  const { id, title, category, image, quantity } = line;
  const { pack, unit } = (product && optionOf(line, product)) ?? {};
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
      <Order>
        <Quantity>
          <QuantityStepper
            quantity={quantity}
            label={title}
            onChange={(change) => changeQuantity(line, change)}
          />
        </Quantity>
        <LineSum line={line} unit={unit} />
      </Order>
      <Lot>
        {line.problem ? (
          <LineProblem line={line} product={product} onChosen={onChosen} />
        ) : (
          <LineLot
            line={line}
            pack={pack}
            unit={unit}
            product={product}
            onFill={(filled) => changeQuantity(line, () => filled)}
          />
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
  grid-template-columns: 72px minmax(0, 1fr);
  grid-template-areas:
    'picture words'
    'picture order'
    'lot lot';
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

  /* A row of a table on paper. */
  @media print {
    grid-template-columns: 48px minmax(0, 1fr) 220px;
    grid-template-rows: auto;
    grid-template-areas:
      'picture words order'
      'picture lot lot';
    padding: ${space(1)} 0;
    break-inside: avoid;
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

/* If the visitor's text is large, the price moves below the quantity. */
const Order = styled.div`
  ${row([0.5, 1.5])}
  grid-area: order;
  align-self: end;
  justify-content: space-between;

  @media screen and (min-width: 768px) {
    display: contents;
  }
`;

const Quantity = styled.div`
  max-width: 100%;

  ${wide.tablet} {
    grid-area: quantity;
  }
`;

const Remove = styled(LineButton)`
  grid-area: lot;
  place-self: start end;
  padding: 0 ${space(1)};
  margin: -10px -${space(1)} -6px 0;

  ${wide.tablet} {
    grid-area: remove;
    align-self: center;
    margin-top: -6px;
  }
`;
