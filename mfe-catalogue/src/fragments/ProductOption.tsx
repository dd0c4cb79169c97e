import { color, space, wide } from '@tanabana/runtime/theme/tokens';
import { styled } from 'styled-components';
import type { Card } from '../catalogue/card';
import { cardPrice } from '../catalogue/prices';
import { CoverPicture } from '../components/CoverPicture';
import { Price } from '../components/Price';

export function ProductOption({ card }: { readonly card: Card }) {
  const { picture, name, place } = card;
  return (
    <Row>
      <Thumbnail aria-hidden="true">
        <CoverPicture picture={picture} sizes="48px" alt="" />
      </Thumbnail>
      <Name>{name}</Name> <span>{place}</span> <OptionPrice>{cardPrice(card)}</OptionPrice>
    </Row>
  );
}

const Row = styled.span`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr) auto;
  align-content: center;
  column-gap: ${space(1.5)};
  line-height: 1.35;
`;

const Thumbnail = styled.span`
  grid-row: 1 / 3;
  overflow: hidden;
  border-radius: 2px;
`;

const Name = styled.span`
  grid-column: 2 / 4;
  align-self: end;
  color: ${color.indigo};
  font-size: 1rem;
  font-weight: 600;

  ${wide.tablet} {
    grid-column: 2;
  }
`;

const OptionPrice = styled(Price)`
  font-size: 0.875rem;
  line-height: 1.35;

  ${wide.tablet} {
    grid-area: 1 / 3 / 3 / 4;
    align-self: center;
  }
`;
