import { grid } from '@tanabana/ui/theme/layout';
import { color, space } from '@tanabana/ui/theme/tokens';
import { styled } from 'styled-components';

interface FactTableProps {
  readonly facts: readonly (readonly [label: string, value: string | undefined])[];
}

/** Omits facts without a value, and the list if no fact has a value. */
export function FactTable({ facts }: FactTableProps) {
  const known = facts.filter(([, value]) => value !== undefined);
  if (known.length === 0) return null;
  return (
    <Facts>
      {known.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  );
}

const Facts = styled.dl`
  ${grid({ desktop: { columns: 2, gap: [0, 8] } })}
  margin-top: ${space(5)};

  > div {
    ${grid({ columns: [4, 8], gap: 2 })}
    padding: ${space(1.5)} 0;
    border-top: 1px solid ${color.line};
  }

  dt {
    color: ${color.muted};
  }

  dd {
    overflow-wrap: anywhere;
  }
`;
