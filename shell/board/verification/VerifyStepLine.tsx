import { styled } from 'styled-components';
import { color, size, space } from '@tanabana/runtime/theme/tokens';
import type { VerifiedStep } from '../../render/verify/verify';

interface VerifyStepLineProps {
  readonly step: VerifiedStep;
  readonly seconds: number;
}

/** A step that was taken. */
export function VerifyStepLine({ step: { what, reasons }, seconds }: VerifyStepLineProps) {
  const isRight = reasons.length === 0;
  return (
    <Line>
      <Mark $isBad={!isRight}>{isRight ? 'in order' : 'wrong'}</Mark>
      <span>
        {what}
        {reasons.map((reason) => (
          <Reason key={reason}>{reason}</Reason>
        ))}
      </span>
      <Time>{seconds.toFixed(1)} s</Time>
    </Line>
  );
}

const Line = styled.p`
  display: grid;
  grid-template-columns: 5em minmax(0, 1fr) auto;
  gap: ${space(1.5)};
  max-width: 760px;
  margin: 0;
  padding: ${space(0.5)} 0;
  border-bottom: 1px solid ${color.line};
  font-size: ${size.small};
`;

const Mark = styled.span<{ readonly $isBad: boolean }>`
  color: ${({ $isBad }) => ($isBad ? color.madder : color.leaf)};
  font-weight: 600;
`;

const Reason = styled.span`
  display: block;
  color: ${color.madder};
`;

const Time = styled.span`
  color: ${color.muted};
  font-variant-numeric: tabular-nums;
`;
