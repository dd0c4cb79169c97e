import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { formatListingQuery, type ListingQuery } from '../../listing/listingQuery';

interface QueryFormProps {
  readonly query: ListingQuery;
  readonly onSubmit: (query: ListingQuery) => void;
  readonly children: ReactNode;
}

/** A button that opens the first page of a query, as a plain form that works without scripts. */
export function QueryForm({ query, onSubmit, children }: QueryFormProps) {
  return (
    <Form
      action="/catalogue"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(query);
      }}
    >
      {[...new URLSearchParams(formatListingQuery({ ...query, page: 1 }))].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {children}
    </Form>
  );
}

const Form = styled.form`
  display: contents;
`;
