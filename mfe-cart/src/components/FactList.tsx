import { color, size, space } from '@tanabana/ui/theme/tokens';
import { styled } from 'styled-components';

interface FactListProps {
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly className?: string;
}

export function FactList({ facts, className }: FactListProps) {
  return (
    <dl className={className}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A description list with a muted label before each value. */
export const LabelledFacts = styled(FactList)`
  font-size: ${size.small};

  div {
    display: flex;
    gap: ${space(1)};
  }

  dt {
    flex: none;
    color: ${color.muted};
  }

  dt::after {
    content: ':';
  }

  dd {
    overflow-wrap: anywhere;
  }
`;
