import {
  definePage,
  type PageProps,
  type PageMeta,
  type PageRequest,
} from '@tanabana/runtime/contracts/page';
import { BackButton } from '@tanabana/runtime/kit/BackButton';
import { Button, ButtonLink, ButtonRow } from '@tanabana/runtime/kit/Button';
import { EmptyState } from '@tanabana/runtime/kit/EmptyState';
import { Page } from '@tanabana/runtime/kit/Page';
import { sharingPicture } from '@tanabana/runtime/pictures/pictureSource';
import { color, space } from '@tanabana/runtime/theme/tokens';
import { useState } from 'react';
import { styled } from 'styled-components';
import { beginning } from '../../catalogue/card';
import { bestRated, RECOMMENDED, RELATED } from '../../catalogue/ranking';
import { type ProductFile, readProduct } from '../../source/productFile';
import { ProductView } from './ProductView';
import { breadcrumbData, productData } from './structuredData';

/** Displays the product (§2.5), or a message if it is missing or failed to load. */
function ProductDetailPage({ data, request }: PageProps<ProductPageData>) {
  const [retried, setRetried] = useState<ProductPageData | { readonly state: 'loading' }>();
  const current = retried ?? data;

  const retry = async () => {
    setRetried({ state: 'loading' });
    setRetried(await loadProductPage(request));
  };

  if (current.state === 'found') {
    // A new key resets quantity and messages when another product is displayed.
    return <ProductView key={current.product.id} found={current} request={request} />;
  }
  return (
    <Page>
      {current.state === 'missing' && (
        <EmptyState title="Product Not Found">
          <p>The product you&apos;re looking for doesn&apos;t exist or has been moved.</p>
          <ButtonRow>
            <BackButton otherwise="/catalogue" />
            <ButtonLink to="/catalogue">Browse Catalogue</ButtonLink>
          </ButtonRow>
        </EmptyState>
      )}
      {current.state === 'failed' && (
        <EmptyState title="Failed to load product details">
          <p>Your connection may have dropped for a moment.</p>
          <Button type="button" onClick={() => void retry()}>
            Try again
          </Button>
        </EmptyState>
      )}
      {current.state === 'loading' && <Loading role="status">Loading product details...</Loading>}
    </Page>
  );
}

const MAX_DESCRIPTION_LENGTH = 155;

export function productMeta({ settings }: PageRequest, data: ProductPageData): PageMeta {
  const { brand } = settings;
  if (data.state === 'missing') {
    return {
      title: `Product Not Found | ${brand}`,
      description: "The product you're looking for doesn't exist or has been moved.",
      status: 404,
      hidden: true,
    };
  }
  if (data.state === 'failed') {
    return {
      title: `Product | ${brand}`,
      description: 'Failed to load product details',
      status: 503,
      hidden: true,
    };
  }
  const { product, pictures } = data;
  return {
    title: `${product.name} | ${brand}`,
    description: beginning(product.description, MAX_DESCRIPTION_LENGTH),
    ...sharingPicture(pictures[0]),
    structuredData: [productData(product, pictures, settings), breadcrumbData(product, settings)],
  };
}

type ProductPageData =
  ({ readonly state: 'found' } & ProductFile) | { readonly state: 'missing' } | { readonly state: 'failed' };

/** Loads the product of an address. Never throws, because the page displays a message for each failure (§8). */
export async function loadProductPage({
  params: { id = '' },
  seed,
}: Pick<PageRequest, 'params' | 'seed'>): Promise<ProductPageData> {
  if (!/^[1-9]\d{0,14}$/.test(id)) return { state: 'missing' };
  try {
    const file = await readProduct(Number(id));
    if (!file) return { state: 'missing' };
    return {
      ...file,
      state: 'found',
      related: bestRated(file.related, RELATED, seed),
      recommended: bestRated(file.recommended, RECOMMENDED, seed),
    };
  } catch (error) {
    console.error(`Product ${id} could not be loaded.`, error);
    return { state: 'failed' };
  }
}

const Loading = styled.p`
  min-height: 60vh;
  padding-top: ${space(8)};
  color: ${color.muted};
`;

export default definePage<ProductPageData>({
  Component: ProductDetailPage,
  load: loadProductPage,
  meta: productMeta,
});
