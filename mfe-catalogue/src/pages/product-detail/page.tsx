import {
  definePage,
  notFound,
  type PageProps,
  type PageMeta,
  type PageRequest,
} from '@tanabana/contract/pages/page';
import { retriedPage, type RetriedPageProps } from '@tanabana/contract/pages/retriedPage';
import { BackButton } from '@tanabana/ui/kit/BackButton';
import { ButtonLink, ButtonRow } from '@tanabana/ui/kit/Button';
import { EmptyState } from '@tanabana/ui/kit/EmptyState';
import { Page } from '@tanabana/ui/kit/Page';
import { sharingPicture } from '@tanabana/ui/pictures/pictureSource';
import { color, space } from '@tanabana/ui/theme/tokens';
import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import { isId } from '../../productsInAddress/idsInAddress';
import { beginning } from '../../catalogue/card';
import { bestRated, RECOMMENDED, RELATED } from '../../catalogue/ranking';
import { FailedToLoad } from '../../components/FailedToLoad';
import { type ProductFile, readProduct } from '../../source/productFile';
import { ProductView } from './ProductView';
import { breadcrumbData, productData } from './structuredData';

const OtherProducts = lazy(() => import('./OtherProducts'));

/** Displays the product (§2.5). A new key resets quantity and messages when another product is displayed. */
function ProductDetailPage({ data, request }: PageProps<ProductFile>) {
  return <ProductView key={data.product.id} found={data} request={request} />;
}

function FailedProduct({ retry, isRetrying }: RetriedPageProps) {
  if (!isRetrying) return <FailedToLoad onRetry={retry} />;
  return (
    <Page>
      <Loading role="status">Loading product details...</Loading>
    </Page>
  );
}

function ProductNotFound({ request: { seed } }: Pick<PageProps, 'request'>) {
  return (
    <Page>
      <EmptyState title="Product Not Found">
        <p>The product you&apos;re looking for doesn&apos;t exist or has been moved.</p>
        <ButtonRow>
          <BackButton otherwise="/catalogue" />
          <ButtonLink to="/catalogue">Browse Catalogue</ButtonLink>
        </ButtonRow>
      </EmptyState>
      <Suspense>
        <OtherProducts seed={seed} />
      </Suspense>
    </Page>
  );
}

const MAX_DESCRIPTION_LENGTH = 155;

function productMeta({ settings }: PageRequest, data: ProductFile): PageMeta {
  const { brand } = settings;
  const { product, pictures } = data;
  return {
    title: `${product.name} | ${brand}`,
    description: beginning(product.description, MAX_DESCRIPTION_LENGTH),
    ...sharingPicture(pictures[0]),
    structuredData: [productData(product, pictures, settings), breadcrumbData(product, settings)],
  };
}

/** Logs the reason and rejects if the product cannot be read. */
async function findProduct({ params: { id = '' }, seed }: PageRequest): Promise<ProductFile | undefined> {
  if (!isId(id)) return undefined;
  try {
    const file = await readProduct(Number(id));
    return (
      file && {
        ...file,
        related: bestRated(file.related, RELATED, seed),
        recommended: bestRated(file.recommended, RECOMMENDED, seed),
      }
    );
  } catch (error) {
    console.error(`Product ${id} could not be loaded.`, error);
    throw error;
  }
}

const Loading = styled.p`
  min-height: 60vh;
  padding-top: ${space(8)};
  color: ${color.muted};
`;

export default definePage<ProductFile>({
  Component: ProductDetailPage,
  load: async (request) => {
    const file = await findProduct(request);
    if (file === undefined) throw notFound();
    return file;
  },
  notFound: {
    Component: ProductNotFound,
    meta: ({ settings }) => ({
      title: `Product Not Found | ${settings.brand}`,
      description: "The product you're looking for doesn't exist or has been moved.",
    }),
  },
  failed: {
    Component: retriedPage(FailedProduct),
    meta: ({ settings }) => ({
      title: `Product | ${settings.brand}`,
      description: 'Failed to load product details',
    }),
  },
  meta: productMeta,
  readAhead: async (request) => (await import('./fetchCartFacts')).fetchCartFacts(request),
});
