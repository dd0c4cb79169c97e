import { color } from '@tanabana/runtime/theme/tokens';
import { styled } from 'styled-components';
import type biomass from '../../../content/biomass.json';

/** Positions of the prints on a cloth of 120 by 80. Every second column is lower by half a step. */
const IMPRESSIONS = [12, 36, 60, 84, 108].flatMap((x, column) =>
  (column % 2 ? [-4, 26, 56, 86] : [11, 41, 71]).map((y) => ({ x, y })),
);
const DYES = [color.madder, color.indigo, color.leaf];

interface BlockPrintProps {
  /** Paths of the printing block. Coordinates are relative to its centre, from -12 to 12. */
  readonly block: (typeof biomass.materials)[number]['block'];
  /** Position in the grid, which determines the dye. */
  readonly index: number;
}

export function BlockPrint({ block: { raised, carved }, index }: BlockPrintProps) {
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
