import { space } from '@tanabana/runtime/theme/tokens';
import { Button } from '@tanabana/runtime/kit/Button';
import { Chip } from '@tanabana/runtime/kit/Chip';
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
