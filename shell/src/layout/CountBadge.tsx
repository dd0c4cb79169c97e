import { color, motionAllowed } from '@tanabana/runtime/theme/tokens';
import { useEffect, useRef, useState } from 'react';
import { keyframes, styled } from 'styled-components';

/** Highest count that is displayed exactly (§9). */
const MAX_COUNT = 999;

/** Duration of the pulse after a change, in milliseconds (§2.2). */
const PULSE_MS = 500;

interface CountBadgeProps {
  readonly count: number;
  readonly pulses?: boolean;
}

/** The count on an icon. Hidden from assistive technology, because the link's name contains the count. */
export function CountBadge({ count, pulses = false }: CountBadgeProps) {
  const isPulsing = usePulse(count) && pulses;
  if (count <= 0) return null;
  return (
    <Badge aria-hidden="true" data-pulsing={isPulsing}>
      {count > MAX_COUNT ? `${MAX_COUNT}+` : count}
    </Badge>
  );
}

function usePulse(count: number): boolean {
  const last = useRef(count);
  const [isPulsing, setPulsing] = useState(false);
  useEffect(() => {
    if (last.current === count) return;
    last.current = count;
    setPulsing(true);
    const timer = setTimeout(() => setPulsing(false), PULSE_MS);
    return () => clearTimeout(timer);
  }, [count]);
  return isPulsing;
}

const pulse = keyframes`
  40% { scale: 1.35; }
`;

const Badge = styled.span`
  position: absolute;
  top: 2px;
  left: 26px;
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
      animation: ${pulse} ${PULSE_MS}ms ease;
    }
  }
`;
