import { Small } from '@tanabana/ui/kit/Page';
import { grid, row } from '@tanabana/ui/theme/layout';
import { color, font, size, space, wide } from '@tanabana/ui/theme/tokens';
import { styled } from 'styled-components';
import biomass from '../../../content/biomass.json';
import { Band } from '../../components/Band';
import { Illustration } from '../../components/Illustration';

export function RawMaterials() {
  return (
    <Band $ground="sand" aria-labelledby="materials">
      <h2 id="materials">Nine raw materials</h2>
      <Note>Gross calorific values</Note>
      <Grid>
        {biomass.materials.map(({ material, calorificValue, picture }) => (
          <li key={material}>
            <Heap name={picture} sizes="(min-width: 1560px) 480px, (min-width: 768px) 30vw, 128px" />
            <div>
              <h3>{material}</h3>
              <Small>
                <strong>{calorificValue}</strong> kcal/kg
              </Small>
            </div>
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

const Heap = styled(Illustration)`
  aspect-ratio: 3 / 2;
`;

const Grid = styled.ul`
  ${grid({ gap: [2, 4], tablet: { columns: 3, gap: [5, 3] }, desktop: { gap: [6, 5] } })}

  li {
    ${grid({ gap: 2 })}
    grid-template-columns: 128px 1fr;
    align-items: center;
  }

  li > div {
    ${row([0, 2])}
    align-items: baseline;
    justify-content: space-between;
  }

  h3 {
    font-size: 1.1875rem;
  }

  strong {
    color: ${color.ink};
    font: 500 ${size.text} / 1.3 ${font.display};
    font-variant-numeric: lining-nums tabular-nums;
    white-space: nowrap;
  }

  ${wide.tablet} {
    li {
      ${grid({ columns: 1, gap: 1 })}
      align-content: start;
    }

    li > div {
      padding-top: ${space(1)};
      border-top: 1px solid ${color.brass};
    }
  }
`;
