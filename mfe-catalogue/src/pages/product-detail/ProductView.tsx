import type { PageRequest } from '@tanabana/runtime/contracts/page';
import { BelowTheFold } from '@tanabana/runtime/kit/BelowTheFold';
import { Breadcrumb } from '@tanabana/runtime/kit/Breadcrumb';
import { Page } from '@tanabana/runtime/kit/Page';
import { pictureFile } from '@tanabana/runtime/pictures/pictureSource';
import { space, wide } from '@tanabana/runtime/theme/tokens';
import { lazy } from 'react';
import { styled } from 'styled-components';
import { loadPatiently } from '../../components/loadPatiently';
import { BuyBox } from './buying/BuyBox';
import { Gallery } from './gallery/Gallery';
import type { FoundProduct } from './loadProductPage';
import { OrderProvider } from './buying/OrderContext';
import { ProductTitle } from './ProductTitle';
import { trailOf } from './trail';

/** Everything below the buying part: the browser fetches its scripts after the first screen is hydrated. */
const loadRest = () => loadPatiently(() => import('./BelowBuying'));
const Particulars = lazy(async () => ({ default: (await loadRest()).Particulars }));
const BelowBuying = lazy(async () => ({ default: (await loadRest()).BelowBuying }));

interface ProductViewProps {
  readonly found: FoundProduct;
  readonly request: PageRequest;
}

/** A product with all its texts. On a phone the name is above the picture, and what is decided is below it. */
export function ProductView({ found, request }: ProductViewProps) {
  const { product, pictures } = found;
  const image = pictures[0] ? pictureFile(pictures[0], 400, 'webp') : '';
  return (
    <OrderProvider product={product} image={image}>
      <Page>
        <Breadcrumb trail={trailOf(product)} />
        <Columns>
          <ProductTitle product={product} />
          <Gallery pictures={pictures} name={product.name} closeUp={product.closeUp} />
          <div>
            <BuyBox image={image} />
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

const Columns = styled.div`
  display: grid;
  gap: ${space(3)} ${space(4)};

  ${wide.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-template-rows: auto 1fr;

    > :nth-child(2) {
      grid-area: 1 / 1 / span 2;
      align-self: start;
    }
  }

  ${wide.desktop} {
    grid-template-columns: min(57%, 860px) minmax(0, 1fr);
    column-gap: ${space(7)};
  }
`;

const Description = styled.p`
  max-width: 39.5em;
  margin: ${space(3)} 0 0;
`;
