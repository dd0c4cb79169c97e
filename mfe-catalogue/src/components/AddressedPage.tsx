import type { PageMeta, PageRequest } from '@tanabana/runtime/contracts/page';
import { ButtonAnchor, ButtonLink } from '@tanabana/runtime/kit/Button';
import { EmptyState } from '@tanabana/runtime/kit/EmptyState';
import { Page, Small } from '@tanabana/runtime/kit/Page';
import { notPrinted } from '@tanabana/runtime/theme/tokens';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Addressed } from '../addressed/readAddressed';

interface AddressedPageProps {
  readonly data: Addressed | null;
  readonly request: PageRequest;
  /** Title and advice of the page if the address names no product. */
  readonly empty: { readonly title: string; readonly advice: string };
  readonly children: ReactNode;
}

/** A page about the products of an address: a message if there are none or if they cannot be read, otherwise the children. */
export function AddressedPage({ data, request, empty, children }: AddressedPageProps) {
  if (!data) {
    return (
      <Page>
        <EmptyState title="Failed to load product details">
          <p>Your connection may have dropped for a moment.</p>
          <ButtonAnchor href={request.pathname + request.search}>Try again</ButtonAnchor>
        </EmptyState>
      </Page>
    );
  }
  if (data.products.length > 0) return <Page>{children}</Page>;
  return (
    <Page>
      <EmptyState title={empty.title}>
        <Notes notes={data.notes} />
        <p>{empty.advice}</p>
        <ButtonLink to="/catalogue">Browse Catalogue</ButtonLink>
      </EmptyState>
    </Page>
  );
}

/** Sentences about parts of the address that the page does not show. */
export function Notes({ notes }: Pick<Addressed, 'notes'>) {
  return notes.map((note) => <Note key={note}>{note}</Note>);
}

/** Search engines index the products' own pages. */
export function addressedMeta(
  page: Pick<PageMeta, 'title' | 'description'>,
  data: Addressed | null,
): PageMeta {
  return { ...page, hidden: true, ...(!data && { status: 503 }) };
}

const Note = styled(Small)`
  ${notPrinted}
`;
