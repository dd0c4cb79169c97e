import { Checkbox } from '@tanabana/runtime/kit/Field';
import { color, size, space } from '@tanabana/runtime/theme/tokens';
import { styled } from 'styled-components';
import { Swatch } from '../../components/Swatch';
import type { Facet } from '../../facets/facet';
import type { ChosenValue } from '../../facets/facetChoice';

interface FacetOptionsProps {
  readonly facet: Facet;
  readonly chosen: readonly string[];
  readonly onToggle: (value: ChosenValue) => void;
}

export function FacetOptions({ facet: { name, options }, chosen, onToggle }: FacetOptionsProps) {
  return (
    <List>
      {options.map(({ value, label, swatch, count }) => (
        <li key={value}>
          <Checkbox
            name={name}
            value={value}
            checked={chosen.includes(value)}
            onChange={() => onToggle({ name, value })}
            label={
              <>
                {swatch && <Swatch fill={swatch} />}
                <span>
                  <span>{label}</span> <Count>{count}</Count>
                </span>
              </>
            }
          />
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${space(18.5)}), 1fr));
  gap: 0 ${space(2)};

  label {
    width: 100%;
    min-height: ${space(5.5)};
    padding-block: 4px;
    line-height: 1.25;
  }

  input {
    flex: none;
  }
`;

const Count = styled.span`
  color: ${color.muted};
  font-size: ${size.small};
`;
