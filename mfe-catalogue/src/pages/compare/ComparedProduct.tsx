import { productAddress } from '@tanabana/shop/addresses/productAddress';
import { color, font, linkHover, notPrinted, size, space } from '@tanabana/ui/theme/tokens';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Product } from '../../catalogue/product';
import type { ProductInAddress } from '../../productsInAddress/readProductsInAddress';
import { chosenProducts, parseChosen } from '../../components/compare/chosenProducts';
import { compareAddress } from '../../components/compare/compareAddress';
import { CoverPicture } from '../../components/CoverPicture';

export function ComparedPicture({ picture }: Pick<ProductInAddress, 'picture'>) {
  return (
    <Frame>
      <CoverPicture picture={picture} sizes="(min-width: 768px) 26vw, 45vw" />
    </Frame>
  );
}

interface ComparedNameProps {
  readonly product: Product;
  readonly ids: readonly number[];
}

export function ComparedName({ product: { id, name }, ids }: ComparedNameProps) {
  const without = (all: readonly number[]) => all.filter((other) => other !== id);
  return (
    <>
      <Name>
        <Link to={productAddress(id)}>{name}</Link>
      </Name>
      <Remove
        to={compareAddress(without(ids))}
        aria-label={`Remove ${name}`}
        onClick={() => chosenProducts.choose(without(parseChosen(chosenProducts.text())))}
      >
        Remove
      </Remove>
    </>
  );
}

const Frame = styled.div`
  max-width: ${space(32)};
`;

const Name = styled.div`
  margin-top: ${space(1)};
  font: 500 1.125rem/1.3 ${font.display};

  a {
    display: inline-block;
    padding-block: 2px;
    color: ${color.indigo};
    text-decoration: none;
    ${linkHover}
  }
`;

const Remove = styled(Link)`
  display: inline-block;
  padding-block: ${space(1)};
  color: ${color.madder};
  font-size: ${size.small};
  ${notPrinted}
`;
