import { color, font, size, space, wide } from '@tanabana/runtime/theme/tokens';
import { styled } from 'styled-components';
import biomass from '../../../content/biomass.json';
import { Band } from '../../components/Band';
import { BlockPrint } from './BlockPrint';

export function RawMaterials() {
  return (
    <Band $ground="sand" aria-labelledby="materials">
      <h2 id="materials">Nine raw materials</h2>
      <Note>Gross calorific values, in kcal/kg.</Note>
      <Grid>
        {biomass.materials.map(({ material, calorificValue, block }, index) => (
          <li key={material}>
            <BlockPrint block={block} index={index} />
            <h3>{material}</h3>
            <p>
              <strong>{calorificValue}</strong> kcal/kg
            </p>
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
  /* Three columns, or fewer where the visitor's text is large. */
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(6.25rem, 27%)), 1fr));
  gap: ${space(4)} ${space(1.5)};

  ${wide.tablet} {
    gap: ${space(6)} ${space(4)};
  }

  h3 {
    margin-top: ${space(1)};
    font-size: ${size.text};

    ${wide.tablet} {
      margin-top: ${space(2)};
      font-size: ${size.h3};
    }
  }

  p {
    color: ${color.muted};
    font-size: ${size.small};
  }

  strong {
    color: ${color.ink};
    font: 500 ${size.text} / 1.3 ${font.display};
    font-variant-numeric: lining-nums tabular-nums;
    white-space: nowrap;

    ${wide.tablet} {
      font-size: ${size.h3};
    }
  }
`;
