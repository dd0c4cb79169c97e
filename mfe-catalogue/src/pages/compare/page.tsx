import { definePage, type PageMeta, type PageProps, type PageRequest } from '@tanabana/contract/pages/page';
import { usePageSettings } from '@tanabana/contract/pages/pageContext';
import { Breadcrumb } from '@tanabana/ui/kit/Breadcrumb';
import { ButtonLink } from '@tanabana/ui/kit/Button';
import { PageTitle, Small } from '@tanabana/ui/kit/Page';
import { notPrinted, space } from '@tanabana/ui/theme/tokens';
import { styled } from 'styled-components';
import { type ProductsInAddress, readProductsInAddress } from '../../productsInAddress/readProductsInAddress';
import { chosenProducts } from '../../components/compare/chosenProducts';
import { MAX_COMPARED } from '../../components/compare/compareAddress';
import { compareLines } from '../../components/compare/compareLines';
import { ProductsInAddressPage, failedToRead, Notes } from '../../components/ProductsInAddressPage';
import { CompareTable } from './CompareTable';

const TRAIL = [{ label: 'Home', to: '/' }, { label: 'Catalogue', to: '/catalogue' }, { label: 'Compare' }];

const EMPTY = {
  title: 'Nothing to compare yet',
  advice: `Tick Compare under up to ${MAX_COMPARED} products of the catalogue to see them side by side.`,
};

function ComparePage({ data, request }: PageProps<ProductsInAddress>) {
  return (
    <ProductsInAddressPage data={data} request={request} most={MAX_COMPARED} empty={EMPTY}>
      {(addressed) => <Comparison {...addressed} />}
    </ProductsInAddressPage>
  );
}

function Comparison({ products, notes }: ProductsInAddress) {
  const { dispatchTime } = usePageSettings();
  const lines = compareLines(
    products.map(({ product }) => product),
    dispatchTime,
  );
  const ids = products.map(({ product: { id } }) => id);
  return (
    <>
      <Breadcrumb trail={TRAIL} />
      <PageTitle>Compare</PageTitle>
      <Notes notes={notes} />
      <CompareTable products={products} lines={lines} />
      <noscript>
        <Small>
          The cart needs JavaScript. Without it, <a href="/contact">call or write to us</a> to order.
        </Small>
      </noscript>
      <Next>
        {/* In the catalogue, the compared products are ticked, so that the shopper can add another. */}
        <ButtonLink to="/catalogue" $look="quiet" onClick={() => chosenProducts.choose(ids)}>
          {ids.length < MAX_COMPARED ? 'Add another product' : 'Choose other products'}
        </ButtonLink>
      </Next>
    </>
  );
}

const Next = styled.p`
  margin-top: ${space(4)};
  ${notPrinted}
`;

/** Search engines index the products' own pages. */
const metaOfPage = ({ settings }: PageRequest): PageMeta => ({
  title: `Compare | ${settings.brand}`,
  description: 'Prices, sizes, materials, care, lead times and packing, side by side.',
  hidden: true,
});

export default definePage<ProductsInAddress>({
  Component: ComparePage,
  load: ({ search }) => readProductsInAddress(search, MAX_COMPARED),
  meta: metaOfPage,
  failed: failedToRead(metaOfPage),
});
