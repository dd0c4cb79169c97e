import { Button } from '@tanabana/runtime/kit/Button';
import { color, size, space } from '@tanabana/runtime/theme/tokens';
import { X } from 'lucide-react';
import { styled } from 'styled-components';
import type { ListingQuery } from '../../listing/listingQuery';
import { QueryForm } from './QueryForm';

interface ActiveFiltersProps {
  readonly query: ListingQuery;
  /** Name of the chosen category. */
  readonly category: string | undefined;
  readonly onChange: (query: ListingQuery) => void;
}

/** Chips of the active filters; each can be removed. */
export function ActiveFilters({ query, category, onChange }: ActiveFiltersProps) {
  const { text } = query;
  // A name that is no category can be removed too.
  const label = category ?? (query.category && `“${query.category}”`);
  if (!label && !text) return null;
  return (
    <Row>
      {label && (
        <QueryForm query={{ ...query, category: '' }} onSubmit={onChange}>
          <Chip label={label} />
        </QueryForm>
      )}
      {text && (
        <QueryForm query={{ ...query, text: '' }} onSubmit={onChange}>
          <Chip label={`“${text}”`} />
        </QueryForm>
      )}
      <QueryForm query={{ ...query, category: '', text: '' }} onSubmit={onChange}>
        <Button type="submit" $look="plain">
          Clear all filters
        </Button>
      </QueryForm>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1.5)};
`;

/** A chosen value that can be removed. */
function Chip({ label }: { readonly label: string }) {
  return (
    <Frame type="submit" aria-label={`Remove ${label}`}>
      {label}
      <X aria-hidden="true" size={16} />
    </Frame>
  );
}

const Frame = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-height: ${space(4.5)};
  max-width: 100%;
  padding: 4px ${space(1.5)};
  border: 1px solid ${color.control};
  border-radius: 18px;
  background: none;
  color: ${color.indigo};
  font-size: ${size.small};
  text-align: left;
  overflow-wrap: anywhere;

  svg {
    flex: none;
  }

  @media (hover: hover) {
    &:hover {
      background: ${color.sand};
    }
  }
`;
