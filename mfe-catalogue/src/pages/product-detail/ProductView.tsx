import type { PageRequest } from '@tanabana/runtime/contracts/page';
import { pictureFile } from '@tanabana/runtime/pictures/pictureSource';
import { space, wide } from '@tanabana/runtime/theme/tokens';
import { BelowTheFold } from '@tanabana/runtime/kit/BelowTheFold';
import { Breadcrumb } from '@tanabana/runtime/kit/Breadcrumb';
import { Page } from '@tanabana/runtime/kit/Page';
import { styled } from 'styled-components';
import { BuyBox } from './BuyBox';
import { Gallery } from './Gallery';
import type { FoundProduct } from './loadProductPage';
import { MoreProducts } from './MoreProducts';
import { Narrative } from './Narrative';
import { Particulars } from './Particulars';
import { trailOf } from './trail';

interface ProductViewProps {
  readonly found: FoundProduct;
  readonly request: PageRequest;
}

/** A product with all its texts. */
export function ProductView({ found, request }: ProductViewProps) {
  const { product, pictures, related, recommended } = found;
  const image = pictures[0] ? pictureFile(pictures[0], 400, 'webp') : '';
  return (
    <Page>
      <Breadcrumb trail={trailOf(product)} />
      <Columns>
        <Gallery pictures={pictures} name={product.name} />
        <div>
          <BuyBox product={product} image={image} />
          <Particulars product={product} />
        </div>
      </Columns>
      <BelowTheFold>
        <Narrative product={product} context={found.context} technique={found.technique} />
        <MoreProducts title="Related products" cards={related} seed={request.seed} />
        <MoreProducts title="You may also like" cards={recommended} seed={request.seed} />
      </BelowTheFold>
    </Page>
  );
}

// On wide screens the whole picture and its thumbnails stay in view beside the text.
const Columns = styled.div`
  display: grid;
  gap: ${space(4)};

  ${wide.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
  }

  ${wide.desktop} {
    grid-template-columns: min(54%, max(440px, calc((100dvh - 224px) * 0.8))) minmax(0, 1fr);
    gap: ${space(8)};
  }
`;
