import type { PageRequest } from '@tanabana/contract/pages/page';
import { workshopAddress } from '@tanabana/shop/addresses/workshopAddress';
import { BelowTheFold } from '@tanabana/ui/kit/BelowTheFold';
import { Breadcrumb } from '@tanabana/ui/kit/Breadcrumb';
import { Eyebrow, Page } from '@tanabana/ui/kit/Page';
import { pictureFile } from '@tanabana/ui/pictures/pictureSource';
import { row } from '@tanabana/ui/theme/layout';
import { color, size, space, wide } from '@tanabana/ui/theme/tokens';
import { lazy } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { trailOf } from '../../catalogue/categories';
import { makerAndPlace } from '../../catalogue/makerAndPlace';
import type { Product } from '../../catalogue/product';
import { OrderProvider } from '../../components/ordering/OrderContext';
import type { ProductFile } from '../../source/productFile';
import { BuyBox } from './buying/BuyBox';
import { Gallery } from './gallery/Gallery';

/* The content below the first screen is in a separate script, so that the first screen is hydrated first. */
const Particulars = lazy(async () => ({ default: (await loadRest()).Particulars }));
const BelowBuying = lazy(async () => ({ default: (await loadRest()).BelowBuying }));

/**
 * Imports the components below the first screen. Retries until the import succeeds. Until then the server's HTML
 * remains displayed.
 */
async function loadRest() {
  for (let pauseMs = 1000; ; pauseMs *= 2) {
    try {
      return await import('./BelowBuying');
    } catch (error) {
      console.warn('A part of the page could not be loaded; it is requested again.', error);
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}

interface ProductViewProps {
  readonly found: ProductFile;
  readonly request: PageRequest;
}

export function ProductView({ found, request }: ProductViewProps) {
  const { product, pictures } = found;
  const image = pictures[0] ? pictureFile(pictures[0], 400, 'webp') : '';
  return (
    <OrderProvider product={product} image={image}>
      <Page>
        <Breadcrumb trail={trailOf(product)} />
        <Columns>
          <ProductTitle product={product} />
          <PlacedGallery pictures={pictures} name={product.name} closeUp={product.closeUp} />
          <div>
            <BuyBox />
            <Description>{product.description}</Description>
            <BelowTheFold>
              <Particulars product={product} />
            </BelowTheFold>
          </div>
        </Columns>
        <BelowTheFold>
          <BelowBuying found={found} request={request} />
        </BelowTheFold>
      </Page>
    </OrderProvider>
  );
}

function ProductTitle({ product: { name, region } }: { readonly product: Product }) {
  const { maker, place } = makerAndPlace(region);
  return (
    <Title>
      {place && <Eyebrow>{place}</Eyebrow>}
      <Name>{name}</Name>
      {maker !== place && (
        <Maker>
          <Link to={workshopAddress(maker)}>{maker}</Link>
        </Maker>
      )}
    </Title>
  );
}

/* Place and maker are on one line, so that the price is on the first screen of phones. */
const Title = styled.div`
  ${row([0, 1.5])}
  align-items: baseline;

  > p {
    margin: 0;
  }
`;

const Name = styled.h1`
  flex: 0 0 100%;
  order: 1;
  font-size: 1.625rem;

  ${wide.tablet} {
    font-size: clamp(2rem, 1.6rem + 1.6vw, 2.875rem);
  }
`;

const Maker = styled.p`
  color: ${color.muted};
  font-size: ${size.small};

  /* Enlarges the touch target, without moving the name. */
  a {
    display: inline-block;
    padding-block: 4px;
    margin-block: -4px;
  }
`;

const Columns = styled.div`
  display: grid;
  gap: ${space(1.5)} ${space(4)};

  /* The picture, of 4 to 5, fits into the window below header and breadcrumb, and with its thumbnails when it sticks. */
  ${wide.tablet} {
    grid-template-columns: max(${space(40)}, min(50%, 860px, (100svh - ${space(32)}) * 0.8)) minmax(0, 1fr);
    grid-template-rows: auto 1fr;
  }

  ${wide.desktop} {
    grid-template-columns: max(${space(40)}, min(57%, 860px, (100svh - ${space(32)}) * 0.8)) minmax(0, 1fr);
    column-gap: ${space(7)};
  }
`;

const PlacedGallery = styled(Gallery)`
  ${wide.tablet} {
    grid-area: 1 / 1 / span 2;
    align-self: start;
  }
`;

const Description = styled.p`
  max-width: 39.5em;
  margin: ${space(3)} 0 0;
`;
