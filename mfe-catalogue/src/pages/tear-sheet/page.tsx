import { definePage, type PageMeta, type PageProps, type PageRequest } from '@tanabana/contract/pages/page';
import { Breadcrumb } from '@tanabana/ui/kit/Breadcrumb';
import { Button } from '@tanabana/ui/kit/Button';
import { PageTitle } from '@tanabana/ui/kit/Page';
import { countOf } from '@tanabana/shop/text/formatCount';
import { needsScripts, notPrinted, space } from '@tanabana/ui/theme/tokens';
import { Printer } from 'lucide-react';
import { styled } from 'styled-components';
import { type ProductsInAddress, readProductsInAddress } from '../../productsInAddress/readProductsInAddress';
import { ProductsInAddressPage, failedToRead, Notes } from '../../components/ProductsInAddressPage';
import { TearSheet } from './TearSheet';

/** Limits the size of the document. A product has about 6 kB. */
const MAX_SHEETS = 40;

const TRAIL = [
  { label: 'Home', to: '/' },
  { label: 'Catalogue', to: '/catalogue' },
  { label: 'Tear sheets' },
];

const EMPTY = {
  title: 'No tear sheet yet',
  advice: 'Choose Print a tear sheet on the page of a product, or print the sheets of your wishlist.',
};

function TearSheetPage({ data, request }: PageProps<ProductsInAddress>) {
  return (
    <ProductsInAddressPage data={data} request={request} most={MAX_SHEETS} empty={EMPTY}>
      {({ products, notes }) => (
        <>
          <Screen>
            <Breadcrumb trail={TRAIL} />
            <PageTitle>Tear sheets</PageTitle>
            <Notes notes={notes} />
            <p>{`${countOf(products.length, 'page')} of A4${products.length > 1 ? ', one for each product' : ''}.`}</p>
            <PrintButton type="button" onClick={() => window.print()}>
              <Printer aria-hidden="true" size={18} />
              <span>Print</span>
            </PrintButton>
          </Screen>
          {products.map((addressed) => (
            <TearSheet key={addressed.product.id} addressed={addressed} settings={request.settings} />
          ))}
        </>
      )}
    </ProductsInAddressPage>
  );
}

const Screen = styled.div`
  ${notPrinted}
`;

const PrintButton = styled(Button)`
  margin-top: ${space(2)};
  ${needsScripts}
`;

/** Search engines index the products' own pages. */
const metaOfPage = ({ settings }: PageRequest): PageMeta => ({
  title: `Tear sheets | ${settings.brand}`,
  description: 'One printed page for each product: picture, sizes, price, materials, care and packing.',
  hidden: true,
});

export default definePage<ProductsInAddress>({
  Component: TearSheetPage,
  load: ({ search }) => readProductsInAddress(search, MAX_SHEETS),
  meta: metaOfPage,
  failed: failedToRead(metaOfPage),
});
