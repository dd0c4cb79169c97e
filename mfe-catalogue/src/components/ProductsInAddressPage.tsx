import type { PageMeta, PageRequest } from '@tanabana/contract/pages/page';
import { retriedPage } from '@tanabana/contract/pages/retriedPage';
import { useLoaded } from '@tanabana/ui/hooks/useLoaded';
import { ButtonLink } from '@tanabana/ui/kit/Button';
import { EmptyState } from '@tanabana/ui/kit/EmptyState';
import { Page, Small } from '@tanabana/ui/kit/Page';
import { notPrinted } from '@tanabana/ui/theme/tokens';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { type ProductsInAddress, readProductsInAddress } from '../productsInAddress/readProductsInAddress';
import { FailedToLoad } from './FailedToLoad';

interface ProductsInAddressPageProps {
  readonly data: ProductsInAddress;
  readonly request: PageRequest;
  /** Maximum number of products that the page shows. */
  readonly most: number;
  /** Title and advice of the page if the address names no product. */
  readonly empty: { readonly title: string; readonly advice: string };
  readonly children: (addressed: ProductsInAddress) => ReactNode;
}

/**
 * A page about the products of an address: a message if there are none or if they cannot be read, otherwise the children.
 * Reads the products again when the address changes.
 */
export function ProductsInAddressPage({
  data,
  request: { search },
  most,
  empty,
  children,
}: ProductsInAddressPageProps) {
  const { value, error, isLoading, retry } = useLoaded(search, () => readProductsInAddress(search, most), {
    key: data.search,
    value: data,
  });
  if (!value || error !== undefined) return <FailedToLoad isRetrying={isLoading} onRetry={retry} />;
  if (value.products.length > 0) return <Loaded aria-busy={isLoading}>{children(value)}</Loaded>;
  return (
    <Page>
      <EmptyState title={empty.title}>
        <Notes notes={value.notes} />
        <p>{empty.advice}</p>
        <ButtonLink to="/catalogue">Browse Catalogue</ButtonLink>
      </EmptyState>
    </Page>
  );
}

/** Sentences about parts of the address that the page does not show. */
export function Notes({ notes }: Pick<ProductsInAddress, 'notes'>) {
  return notes.map((note) => <Note key={note}>{note}</Note>);
}

/** Returns what a page displays if the products of its address cannot be read. */
export function failedToRead(meta: (request: PageRequest) => PageMeta) {
  return {
    Component: retriedPage(({ retry, isRetrying }) => (
      <FailedToLoad isRetrying={isRetrying} onRetry={retry} />
    )),
    meta,
  };
}

/* While the products of a new address load, the former ones stay, and fade if that takes long. */
const Loaded = styled(Page)`
  &[aria-busy='true'] {
    opacity: 0.5;
    transition: opacity 200ms 200ms;
  }
`;

const Note = styled(Small)`
  ${notPrinted}
`;
