import { workshopAddress } from '@tanabana/runtime/contracts/workshopAddress';
import { Eyebrow } from '@tanabana/runtime/kit/Page';
import { color, space } from '@tanabana/runtime/theme/tokens';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { makerAndPlace } from '../../catalogue/makerAndPlace';
import type { Product } from '../../catalogue/product';

/** Place, name and maker of a product; the maker leads to everything from that workshop. */
export function ProductTitle({ product: { name, region } }: { readonly product: Product }) {
  const { maker, place } = makerAndPlace(region);
  return (
    <div>
      <Eyebrow>{place}</Eyebrow>
      <Name>{name}</Name>
      {maker !== place && (
        <Maker>
          <Link to={workshopAddress(maker)}>{maker}</Link>
        </Maker>
      )}
    </div>
  );
}

const Name = styled.h1`
  font-size: clamp(2rem, 1.6rem + 1.6vw, 2.875rem);
`;

const Maker = styled.p`
  margin-top: ${space(1)};
  color: ${color.muted};
`;
