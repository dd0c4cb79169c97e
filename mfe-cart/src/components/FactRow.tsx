import { color, size, space } from '@tanabana/ui/theme/tokens';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface FactProps {
  readonly label: string;
  readonly note?: string;
  readonly children: ReactNode;
}

/** A row of a description list, with the label on the left and the value on the right. */
export function Fact({ label, note, children }: FactProps) {
  return (
    <FactRow>
      <dt>{label}</dt>
      <dd>
        <span>{children}</span>
        {note && <small>{note}</small>}
      </dd>
    </FactRow>
  );
}

export const FactRow = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space(2)};
  padding: 4px 0;
  font-variant-numeric: tabular-nums;

  dd {
    text-align: right;
    overflow-wrap: anywhere;
  }

  small {
    display: block;
    font-weight: 400;
    color: ${color.muted};
    font-size: ${size.small};
  }
`;
