import type { PageRequest } from '@tanabana/runtime/contracts/page';
import { pictureFile } from '@tanabana/runtime/pictures/pictureSource';
import { space, wide } from '@tanabana/runtime/theme/tokens';
import { Breadcrumb } from '@tanabana/runtime/kit/Breadcrumb';
import { Page } from '@tanabana/runtime/kit/Page';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { selectedSize } from '../../catalogue/selectedSize';
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

/** A product with all its texts. The chosen size is in the address. */
export function ProductView({ found, request }: ProductViewProps) {
  const { product, pictures, related, recommended } = found;
  const [params, setParams] = useSearchParams();
  const option = selectedSize(product.sizes, params.get('size'));
  const image = pictures[0] ? pictureFile(pictures[0], 400, 'webp') : '';
  const selectSize = (size: string) =>
    setParams(
      (present) => {
        present.set('size', size);
        return present;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <Page>
      <Breadcrumb trail={trailOf(product)} />
      <Columns>
        <Gallery pictures={pictures} name={product.name} />
        <div>
          <BuyBox product={product} option={option} image={image} onSelectSize={selectSize} />
          <Particulars product={product} />
        </div>
      </Columns>
      <Narrative product={product} context={found.context} technique={found.technique} />
      <MoreProducts title="Related products" cards={related} seed={request.seed} />
      <MoreProducts title="You may also like" cards={recommended} seed={request.seed} />
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
