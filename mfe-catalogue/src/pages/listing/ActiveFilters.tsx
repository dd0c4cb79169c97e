import { Button } from '@tanabana/runtime/kit/Button';
import { color, size, space } from '@tanabana/runtime/theme/tokens';
import { X } from 'lucide-react';
import { styled } from 'styled-components';

interface ActiveFiltersProps {
  readonly category: string | undefined;
  readonly text: string;
  readonly onRemoveCategory: () => void;
  readonly onRemoveText: () => void;
  readonly onClear: () => void;
}

/** Chips of the active filters; each can be removed. */
export function ActiveFilters({
  category,
  text,
  onRemoveCategory,
  onRemoveText,
  onClear,
}: ActiveFiltersProps) {
  if (category === undefined && !text) return null;
  return (
    <Row>
      {category !== undefined && <Chip label={category} onRemove={onRemoveCategory} />}
      {text && <Chip label={`“${text}”`} onRemove={onRemoveText} />}
      <Button type="button" $look="plain" onClick={onClear}>
        Clear all filters
      </Button>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1.5)};
`;

interface ChipProps {
  readonly label: string;
  readonly onRemove: () => void;
}

/** A chosen value that can be removed. */
function Chip({ label, onRemove }: ChipProps) {
  return (
    <Frame type="button" aria-label={`Remove ${label}`} onClick={onRemove}>
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

  &:hover {
    background: ${color.sand};
  }
`;
