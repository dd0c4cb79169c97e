import { Button } from '@tanabana/runtime/kit/Button';
import { color, size, space } from '@tanabana/runtime/theme/tokens';
import { X } from 'lucide-react';
import { styled } from 'styled-components';
import { chosenValues, toggleFacet } from '../../facets/chooseFacet';
import type { Facet, FacetName } from '../../facets/facet';
import { type ListingQuery, withoutFilters } from '../../listing/listingQuery';
import { QueryForm } from './QueryForm';

interface ActiveFiltersProps {
  readonly query: ListingQuery;
  /** Name of the chosen category. */
  readonly category: string | undefined;
  readonly facets: readonly Facet[];
  readonly onChange: (query: ListingQuery) => void;
}

/** Chips of the active filters; each can be removed. */
export function ActiveFilters({ query, category, facets, onChange }: ActiveFiltersProps) {
  const { text } = query;
  // A name that is no category can be removed too.
  const label = category ?? (query.category && `“${query.category}”`);
  const chips = [
    ...(label ? [{ label, without: { ...query, category: '' } }] : []),
    ...(text ? [{ label: `“${text}”`, without: { ...query, text: '' } }] : []),
    ...chosenValues(query.facets).map((chosen) => ({
      label: labelOf(facets, chosen.name, chosen.value),
      without: { ...query, facets: toggleFacet(query.facets, chosen) },
    })),
  ];
  if (chips.length === 0) return null;
  return (
    <Row>
      {chips.map((chip) => (
        <QueryForm key={chip.label} query={chip.without} onSubmit={onChange}>
          <Chip label={chip.label} />
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

function labelOf(facets: readonly Facet[], name: FacetName, value: string): string {
  const options = facets.find((facet) => facet.name === name)?.options;
  return options?.find((option) => option.value === value)?.label ?? `“${value}”`;
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};
`;

/** A chosen value that can be removed. */
function Chip({ label }: { readonly label: string }) {
  return (
    <Frame type="submit" aria-label={`Remove ${label}`}>
      <span>{label}</span>
      <X aria-hidden="true" size={16} />
    </Frame>
  );
}

const Frame = styled.button`
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
