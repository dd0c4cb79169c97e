import { color, motionAllowed } from '@tanabana/ui/theme/tokens';
import { useState } from 'react';
import { keyframes, styled } from 'styled-components';

const MAX_COUNT = 999;

/** Displays a count on an icon (§9). Hidden from screen readers, because the link's name contains the count. */
export function CountBadge({ count, pulses = false }: { readonly count: number; readonly pulses?: boolean }) {
  const [initial] = useState(count);
  if (count <= 0) return null;
  return (
    // The key makes React create a new element, which starts the animation.
    <Badge key={count} aria-hidden="true" data-pulsing={pulses && count !== initial}>
      {count > MAX_COUNT ? `${MAX_COUNT}+` : count}
    </Badge>
  );
}

const pulse = keyframes`
  40% { scale: 1.35; }
`;

const Badge = styled.span`
  position: absolute;
  top: 2px;
  right: -4px;
  min-width: 20px;
  padding: 0 5px;
  border-radius: 10px;
  background: ${color.madder};
  color: ${color.paper};
  font-size: 0.75rem;
  font-weight: 700;
  line-height: 20px;
  text-align: center;

  ${motionAllowed} {
    &[data-pulsing='true'] {
      animation: ${pulse} 500ms ease;
    }
  }
`;
