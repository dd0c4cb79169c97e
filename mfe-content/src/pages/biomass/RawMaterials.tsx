import { Small } from '@tanabana/runtime/kit/Page';
import { row } from '@tanabana/runtime/theme/layout';
import { color, font, size, space } from '@tanabana/runtime/theme/tokens';
import { styled } from 'styled-components';
import biomass from '../../../content/biomass.json';
import { Band } from '../../components/Band';

export function RawMaterials() {
  return (
    <Band $ground="sand" aria-labelledby="materials">
      <h2 id="materials">Nine raw materials</h2>
      <Note>Gross calorific values</Note>
      <Grid>
        {biomass.materials.map(({ material, calorificValue }) => (
          <li key={material}>
            <h3>{material}</h3>
            <Small>
              <strong>{calorificValue}</strong> kcal/kg
            </Small>
          </li>
        ))}
      </Grid>
    </Band>
  );
}

const Note = styled.p`
  margin: ${space(1)} 0 ${space(5)};
  color: ${color.muted};
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(320px, 28%)), 1fr));
  column-gap: ${space(6)};

  li {
    ${row([0, 2])}
    align-items: baseline;
    justify-content: space-between;
    padding: ${space(2)} 0;
    border-top: 1px solid ${color.brass};
  }

  h3 {
    font-size: 1.1875rem;
  }

  /* A value that does not fit beside its material stays at the right edge. */
  h3 + * {
    margin-left: auto;
  }

  strong {
    color: ${color.ink};
    font: 500 ${size.text} / 1.3 ${font.display};
    font-variant-numeric: lining-nums tabular-nums;
    white-space: nowrap;
  }
`;
