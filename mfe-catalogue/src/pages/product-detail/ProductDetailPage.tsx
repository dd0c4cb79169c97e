import type { PageProps } from '@tanabana/runtime/contracts/page';
import { Page } from '@tanabana/runtime/kit/Page';
import { useState } from 'react';
import { loadProductPage, type ProductPageData } from './loadProductPage';
import { ProductFailed } from './ProductFailed';
import { ProductLoading } from './ProductLoading';
import { ProductNotFound } from './ProductNotFound';
import { ProductView } from './ProductView';

/** A product's page (§2.5): the product, or a message why it is missing. */
export function ProductDetailPage({ data, request }: PageProps<ProductPageData>) {
  const [retried, setRetried] = useState<ProductPageData | { readonly state: 'loading' }>();
  const current = retried ?? data;

  const retry = async () => {
    setRetried({ state: 'loading' });
    setRetried(await loadProductPage(request));
  };

  switch (current.state) {
    case 'found':
      return <ProductView found={current} request={request} />;
    case 'missing':
      return (
        <Page>
          <ProductNotFound />
        </Page>
      );
    case 'failed':
      return (
        <Page>
          <ProductFailed onRetry={() => void retry()} />
        </Page>
      );
    case 'loading':
      return (
        <Page>
          <ProductLoading />
        </Page>
      );
  }
}
