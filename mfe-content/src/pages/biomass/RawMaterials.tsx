import { Small } from '@tanabana/runtime/kit/Page';
import { color, font, size, space, wide } from '@tanabana/runtime/theme/tokens';
import { styled } from 'styled-components';
import biomass from '../../../content/biomass.json';
import { Band } from '../../components/Band';

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
  /* Three columns, or fewer if the visitor's text is large. */
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

/**
 * Positions of the prints in a drawing that is 120 wide and 80 high. In every second column, the prints are half a step
 * higher.
 */
const IMPRESSIONS = [12, 36, 60, 84, 108].flatMap((x, column) =>
  (column % 2 ? [-4, 26, 56, 86] : [11, 41, 71]).map((y) => ({ x, y })),
);
const DYES = [color.madder, color.indigo, color.leaf];

interface BlockPrintProps {
  /** SVG paths of the printing block. Coordinates are relative to the block's centre, from -12 to 12. */
  readonly block: (typeof biomass.materials)[number]['block'];
  /** Index of the material. The index determines the colour of the dye. */
  readonly index: number;
}

function BlockPrint({ block: { raised, carved }, index }: BlockPrintProps) {
  return (
    <Cloth aria-hidden="true" viewBox="0 0 120 80" color={DYES[index % DYES.length]}>
      {IMPRESSIONS.map(({ x, y }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(.82)`}>
          <path d={raised} />
          <path className="carved" d={carved} />
        </g>
      ))}
    </Cloth>
  );
}

const Cloth = styled.svg`
  width: 100%;
  background: ${color.paper};
  fill: currentcolor;

  .carved {
    fill: none;
    stroke: ${color.paper};
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`;
