import { Checkbox } from '@tanabana/runtime/kit/Field';
import { color, size, space } from '@tanabana/runtime/theme/tokens';
import { styled } from 'styled-components';
import type { ChosenValue } from '../../facets/chooseFacet';
import type { Facet } from '../../facets/facet';

interface FacetOptionsProps {
  readonly facet: Facet;
  readonly chosen: readonly string[];
  readonly onToggle: (value: ChosenValue) => void;
}

/** The values of a facet as checkboxes, each with the number of products that it leaves. */
export function FacetOptions({ facet: { name, options }, chosen, onToggle }: FacetOptionsProps) {
  return (
    <List>
      {options.map(({ value, label, swatch, count }) => {
        return (
          <li key={value}>
            <Checkbox
              name={name}
              value={value}
              checked={chosen.includes(value)}
              onChange={() => onToggle({ name, value })}
              label={
                <>
                  {swatch && (
                    <svg aria-hidden="true" viewBox="0 0 16 16">
                      <circle cx="8" cy="8" r="7.5" fill={swatch} />
                    </svg>
                  )}
                  <span>
                    <span>{label}</span> <Count>{count}</Count>
                  </span>
                </>
              }
            />
          </li>
        );
      })}
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

  input,
  svg {
    flex: none;
  }

  svg {
    width: 16px;
    stroke: ${color.control};
    stroke-width: 0.5;
  }
`;

const Count = styled.span`
  color: ${color.muted};
  font-size: ${size.small};
`;
