import { color } from '@tanabana/runtime/theme/tokens';
import { styled } from 'styled-components';
import { MATERIAL_BLOCKS } from './materialBlocks';

/** Positions of the prints on a cloth of 120 by 80; each column is half a step lower than the one before. */
const IMPRESSIONS = [12, 36, 60, 84, 108].flatMap((x, column) =>
  (column % 2 ? [-4, 26, 56, 86] : [11, 41, 71]).map((y) => ({ x, y })),
);
const DYES = [color.madder, color.indigo, color.leaf];

interface MaterialMotifProps {
  /** Name of the block. */
  readonly motif: string;
  /** Position in the grid, which determines the dye. */
  readonly index: number;
}

/** A raw material as a block print on cloth. */
export function MaterialMotif({ motif, index }: MaterialMotifProps) {
  const block = MATERIAL_BLOCKS[motif];
  return (
    <Cloth aria-hidden="true" viewBox="0 0 120 80" color={DYES[index % DYES.length]}>
      {block &&
        IMPRESSIONS.map(({ x, y }) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(.82)`}>
            <path d={block.relief} />
            <path className="carved" d={block.carved} />
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
    stroke-width: 1;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`;
