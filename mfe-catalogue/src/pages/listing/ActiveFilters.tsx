import { Button } from '@tanabana/ui/kit/Button';
import { row } from '@tanabana/ui/theme/layout';
import { color, hitArea, hovered, size, space } from '@tanabana/ui/theme/tokens';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { chosenValues, optionOf, toggleFacet } from '../../facets/facetChoice';
import type { Listing } from '../../listing/listing';
import { type ListingQuery, withoutFilters, formatListingQuery } from '../../listing/listingQuery';

interface ActiveFiltersProps extends Pick<Listing, 'category' | 'facets'> {
  readonly query: ListingQuery;
  readonly onChange: (query: ListingQuery) => void;
}

export function ActiveFilters({ query, category, facets, onChange }: ActiveFiltersProps) {
  const { text } = query;
  const label = category ?? (query.category && `“${query.category}”`);
  const chips = [
    ...(label ? [{ label, without: { ...query, category: '' } }] : []),
    ...(text ? [{ label: `“${text}”`, without: { ...query, text: '' } }] : []),
    ...chosenValues(query.facets).map((chosen) => ({
      label: optionOf(facets, chosen)?.label ?? `“${chosen.value}”`,
      without: { ...query, facets: toggleFacet(query.facets, chosen) },
    })),
  ];
  if (chips.length === 0) return null;
  return (
    <Row>
      {chips.map((chip) => (
        <QueryForm key={chip.label} query={chip.without} onSubmit={onChange}>
          <Chip type="submit" aria-label={`Remove ${chip.label}`}>
            <span>{chip.label}</span>
            <X aria-hidden="true" size={16} />
          </Chip>
        </QueryForm>
      ))}
      <QueryForm query={withoutFilters(query)} onSubmit={onChange}>
        <Button type="submit" $look="plain">
          Clear all filters
        </Button>
      </QueryForm>
    </Row>
  );
}

interface QueryFormProps {
  readonly query: ListingQuery;
  readonly onSubmit: (query: ListingQuery) => void;
  readonly children: ReactNode;
}

/**
 * A form with a button that opens the first page of a query. The query is in hidden fields, so the form works without
 * scripts.
 */
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

const Row = styled.div`
  ${row(1)}
`;

const Chip = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-height: ${space(4.5)};
  max-width: min(100%, ${space(32)});
  padding: 4px ${space(1.5)};
  border: 1px solid ${color.control};
  border-radius: 18px;
  background: none;
  color: ${color.indigo};
  font-size: ${size.small};
  text-align: left;

  span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  svg {
    flex: none;
  }

  ${hitArea('-4px 0')}

  ${hovered(`background: ${color.sand};`)}
`;

const Form = styled.form`
  display: contents;
`;
