import { color, space, wide } from '@tanabana/runtime/theme/tokens';
import { Badge } from '@tanabana/runtime/kit/Badge';
import { Button } from '@tanabana/runtime/kit/Button';
import { styled } from 'styled-components';
import type { Address } from '../../addresses/addressBook';

interface AddressCardProps {
  readonly address: Address;
  readonly onMakeDefault: () => void;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

export function AddressCard({
  address: { name, country, isDefault },
  onMakeDefault,
  onEdit,
  onDelete,
}: AddressCardProps) {
  return (
    <Card>
      <div>
        <Name>
          <h3>{name}</h3>
          {isDefault && <Badge $tone="leaf">Default</Badge>}
        </Name>
        <p>{country}</p>
      </div>
      <Actions>
        {!isDefault && (
          <Button type="button" $look="plain" aria-label={`Make default: ${name}`} onClick={onMakeDefault}>
            Make default
          </Button>
        )}
        <Button type="button" $look="plain" aria-label={`Edit ${name}`} onClick={onEdit}>
          Edit
        </Button>
        <Button type="button" $look="plain" aria-label={`Delete ${name}`} onClick={onDelete}>
          Delete
        </Button>
      </Actions>
    </Card>
  );
}

const Card = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${space(1)};
  padding: ${space(3)} 0;
  border-top: 1px solid ${color.line};

  ${wide.tablet} {
    flex-direction: row;
    align-items: center;
    justify-content: space-between;
  }
`;

const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};

  h3 {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(3)};
`;
