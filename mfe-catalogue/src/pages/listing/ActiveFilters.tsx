import { Button } from '@tanabana/runtime/kit/Button';
import { row } from '@tanabana/runtime/theme/layout';
import { color, size, space } from '@tanabana/runtime/theme/tokens';
import { X } from 'lucide-react';
import { styled } from 'styled-components';
import type { Facet } from '../../facets/facet';
import { chosenValues, optionOf, toggleFacet } from '../../facets/facetChoice';
import { type ListingQuery, withoutFilters } from '../../listing/listingQuery';
import { QueryForm } from './QueryForm';

interface ActiveFiltersProps {
  readonly query: ListingQuery;
  readonly category: string | undefined;
  readonly facets: readonly Facet[];
  readonly onChange: (query: ListingQuery) => void;
}

/** Chips that remove the active filters, unknown ones too. */
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

const Row = styled.div`
  ${row(1)}
`;

const Chip = styled.button`
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

  @media (hover: hover) {
    &:hover {
      background: ${color.sand};
    }
  }
`;
