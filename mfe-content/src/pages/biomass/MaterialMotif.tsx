import { color } from '@tanabana/runtime/theme/tokens';
import { styled } from 'styled-components';

/** Positions of the prints on a cloth of 120 by 80. Every second column is lower by half a step. */
const IMPRESSIONS = [12, 36, 60, 84, 108].flatMap((x, column) =>
  (column % 2 ? [-4, 26, 56, 86] : [11, 41, 71]).map((y) => ({ x, y })),
);
const DYES = [color.madder, color.indigo, color.leaf];

interface MaterialMotifProps {
  readonly motif: string;
  /** Position in the grid, which determines the dye. */
  readonly index: number;
}

/** Raw material as a block print on cloth. */
export function MaterialMotif({ motif, index }: MaterialMotifProps) {
  const [raised, carved] = MATERIAL_BLOCKS[motif] ?? [];
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
    stroke-width: 1;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`;

/** Raised and carved parts of printing blocks, drawn about the centre, 12 units each way. */
const MATERIAL_BLOCKS: Readonly<Record<string, readonly [raised: string, carved: string]>> = {
  pod: [
    'M-7.5-10.5c4-3.4 9.6-1 9.6 4.2 0 3-1 4.2.4 6.4 1.4 2 4.5 2.7 5 6.4.7 5-4.6 8.2-9.2 5.8-3.6-1.9-3.8-5.3-4.3-8.2-.5-3-2.2-4-3.3-6.3-1.3-2.9-.8-6.2 1.8-8.3z',
    'M-6.5-6.5l5 4M-3-9.5l3.5 3M-4 .5l5 4M0-1.5l3 2.5M-1.5 7l4 3.5M2 3.5l4.5 3.5',
  ],
  rings: [
    'M0 -11.5a11.5 11.5 0 1 0 .01 0z',
    'M0 -8.6a8.6 8.6 0 1 0 .01 0zM0 -5.8a5.8 5.8 0 1 0 .01 0zM0 -3a3 3 0 1 0 .01 0zM0-11.5v3M8.2 8.2l-2-2M-8.2 8.2l2-2',
  ],
  cashew: [
    'M-8.5-5c-.5-5 4.5-8.5 8.5-6 3.5 2.2 2.5 5.5.5 7.5-2.5 2.5 0 5.5 3.5 4.5 5-1.4 8.5 3 6.5 7-2.5 5-11 5.5-15.5.5-3.3-3.6-3.2-9-3.5-13.5z',
    'M-5-4.5c-.5 8 4.5 14 12.5 11.5M-2.5-7.5c1.5-1 3-.5 3 1',
  ],
  cane: [
    'M-7.5-12h5v24h-5zM2.5-12h5v24h-5zM-2-8c2-3.5 3-4 3.8-4.5-.2 2-1.3 4-3.8 6.5zM8-2c2-3 3-3.5 4-4-.2 2-1.5 4-4 6.2zM-8 3c-2-3-3-3.5-4-4 .2 2 1.5 4 4 6.2z',
    'M-7.5-5h5M-7.5 2h5M-7.5 8.5h5M2.5-8h5M2.5-1h5M2.5 6h5',
  ],
  beans: [
    'M-12.5-3.5c2 .5 4-2 7-2 3.5 0 3.5 1.5 5.5 1.5s2.5-1.5 5.5-1.5c3.5 0 5 2.5 7 2-.5 6.5-5.5 11-12.5 11s-12-4.5-12.5-11zM-1-7h2v4h-2z',
    'M-6.2 -1.8a2.3 2.3 0 1 0 .01 0zM0 0.3a2.3 2.3 0 1 0 .01 0zM6.2 -1.8a2.3 2.3 0 1 0 .01 0z',
  ],
  ear: [
    'M-.5-9h1v22h-1zM0-7c-2.6-2.3-2.3-5 0-7.5 2.3 2.5 2.6 5.2 0 7.5zM-.6 -2.5c-5.4-.6-7.4-3.4-6.6-6.6 3.8.2 6.6 2.8 6.6 6.6zM.6 -2.5c5.4-.6 7.4-3.4 6.6-6.6-3.8.2-6.6 2.8-6.6 6.6zM-.6 2c-5.4-.6-7.4-3.4-6.6-6.6 3.8.2 6.6 2.8 6.6 6.6zM.6 2c5.4-.6 7.4-3.4 6.6-6.6-3.8.2-6.6 2.8-6.6 6.6zM-.6 6.5c-5.4-.6-7.4-3.4-6.6-6.6 3.8.2 6.6 2.8 6.6 6.6zM.6 6.5c5.4-.6 7.4-3.4 6.6-6.6-3.8.2-6.6 2.8-6.6 6.6zM-.6 11c-5.4-.6-7.4-3.4-6.6-6.6 3.8.2 6.6 2.8 6.6 6.6zM.6 11c5.4-.6 7.4-3.4 6.6-6.6-3.8.2-6.6 2.8-6.6 6.6z',
    'M-4-6.3l3 3M4-6.3l-3 3M-4-1.8l3 3M4-1.8l-3 3M-4 2.7l3 3M4 2.7l-3 3',
  ],
  boll: [
    'M-4.2 -10.4a5.4 5.4 0 1 0 .01 0zM4.2 -10.4a5.4 5.4 0 1 0 .01 0zM-6.2 -3.5a5 5 0 1 0 .01 0zM6.2 -3.5a5 5 0 1 0 .01 0zM0 -4.1a5.6 5.6 0 1 0 .01 0zM-.7 6h1.4v7.5h-1.4zM-1 9c-4.5 1-7.5-1-8.5-4 3.5-.3 7 .8 8.5 4zM1 9c4.5 1 7.5-1 8.5-4-3.5-.3-7 .8-8.5 4z',
    'M0-8.5v8M0-.5l-5.5 3.5M0-.5l5.5 3.5M-2.5 5c1.5 1 3.5 1 5 0',
  ],
  cob: [
    'M0-13c5.5 4.5 6.5 14 3.5 21h-7c-3-7-2-16.5 3.5-21zM-1 13c-7.5-1-11-7-10.5-15 6 2 10.5 8 10.5 15zM1 13c7.5-1 11-7 10.5-15-6 2-10.5 8-10.5 15z',
    'M-2.5-6.5h.01M0-8.5h.01M2.5-6.5h.01M-2.5-3h.01M0-4.5h.01M2.5-3h.01M-3 .5h.01M0-1h.01M3 .5h.01M0 2.5h.01M-2.5 4.5h.01M2.5 4.5h.01M-9 2c3 2 6 6 7.5 10M9 2c-3 2-6 6-7.5 10',
  ],
  sprig: [
    'M-.5-8h1v21h-1zM-2.2 -12.7a2.2 2.2 0 1 0 .01 0zM2.2 -12.7a2.2 2.2 0 1 0 .01 0zM-2.2 -8.7a2.2 2.2 0 1 0 .01 0zM2.2 -8.7a2.2 2.2 0 1 0 .01 0zM-8 -5.6a2.6 2.6 0 1 0 .01 0zM8 -5.6a2.6 2.6 0 1 0 .01 0zM-9 2.8a2.2 2.2 0 1 0 .01 0zM9 2.8a2.2 2.2 0 1 0 .01 0zM0 4.5l-8-6 .6-.8 7.4 5.6zM0 4.5l8-6-.6-.8-7.4 5.6zM0 11l-9-5.5.5-.9 8.5 5.2zM0 11l9-5.5-.5-.9-8.5 5.2z',
    'M0 -9.5a1 1 0 1 0 .01 0zM-9-3h2M-8-4v2M9-3h-2M8-4v2',
  ],
};
