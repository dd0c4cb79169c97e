import type { PageProps } from '@tanabana/runtime/contracts/page';
import { BackButton } from '@tanabana/runtime/kit/BackButton';
import { Button, ButtonLink, ButtonRow } from '@tanabana/runtime/kit/Button';
import { EmptyState } from '@tanabana/runtime/kit/EmptyState';
import { Page } from '@tanabana/runtime/kit/Page';
import { color, space } from '@tanabana/runtime/theme/tokens';
import { useState } from 'react';
import { styled } from 'styled-components';
import { loadProductPage, type ProductPageData } from './loadProductPage';
import { ProductView } from './ProductView';

/** A product's page (§2.5): the product, or a message why it is missing. */
export function ProductDetailPage({ data, request }: PageProps<ProductPageData>) {
  const [retried, setRetried] = useState<ProductPageData | { readonly state: 'loading' }>();
  const current = retried ?? data;

  const retry = async () => {
    setRetried({ state: 'loading' });
    setRetried(await loadProductPage(request));
  };

  if (current.state === 'found') {
    // Another product resets the order.
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

const Loading = styled.p`
  min-height: 60vh;
  padding-top: ${space(8)};
  color: ${color.muted};
`;
