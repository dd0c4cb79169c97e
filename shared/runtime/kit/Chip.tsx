import { X } from 'lucide-react';
import { styled } from 'styled-components';
import { color, size, space } from '../theme/tokens';

interface ChipProps {
  readonly label: string;
  readonly onRemove: () => void;
}

/** A chosen value that can be removed. */
export function Chip({ label, onRemove }: ChipProps) {
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
