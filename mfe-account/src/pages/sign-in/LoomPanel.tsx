import { space, wide } from '@tanabana/runtime/theme/tokens';
import { styled } from 'styled-components';
import { clothPaths, DYES, MOTIF_SIZE } from './cloth';

/** Size of the panel, and the edge of the woven cloth, in cells. */
const WIDTH = 144;
const HEIGHT = 176;
const FELL = 52;

const WOOD = '#4d382b';
const SHADOW = '#14101a';

/** Half-woven cloth on a loom, the motif of the brand's name. */
export function LoomPanel() {
  return (
    <Frame aria-hidden="true" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMax slice">
      <defs>
        <pattern id="loom-warp" width="2" height="4" patternUnits="userSpaceOnUse">
          <path d="M.6 0V4" stroke={DYES.ivory} strokeWidth=".28" opacity=".8" />
        </pattern>
        <pattern
          id="loom-motif"
          width={MOTIF_SIZE}
          height={MOTIF_SIZE}
          y={FELL + 8}
          patternUnits="userSpaceOnUse"
        >
          {clothPaths().map(({ dye, d }) => (
            <path key={dye} fill={dye} d={d} />
          ))}
        </pattern>
        <pattern id="loom-rib" width="2" height="1" patternUnits="userSpaceOnUse">
          <path d="M0 .9H2" stroke={SHADOW} strokeWidth=".2" opacity=".35" />
          <path d="M1.9 0V1" stroke={SHADOW} strokeWidth=".15" opacity=".3" />
        </pattern>
      </defs>
      <rect fill={DYES.night} width={WIDTH} height={HEIGHT} />
      <rect fill="url(#loom-warp)" width={WIDTH} height={FELL + 1} />
      <rect fill={WOOD} y="5" width={WIDTH} height="2.4" />
      <path
        fill="none"
        stroke={DYES.gold}
        strokeWidth=".5"
        d={`M0 ${FELL - 1}C20 ${FELL - 3} 42 ${FELL - 4} 62 ${FELL - 13}`}
      />
      <path fill="#b0843a" stroke={WOOD} strokeWidth=".3" d={`M58 ${FELL - 11.6}q12-8 28-8q-11 8.6-28 8z`} />
      <rect fill={DYES.ivory} y={FELL} width={WIDTH} height="1" />
      <rect fill={DYES.madder} y={FELL + 1} width={WIDTH} height="3" />
      <rect fill={DYES.gold} y={FELL + 4} width={WIDTH} height="1" />
      <rect fill={DYES.indigo} y={FELL + 5} width={WIDTH} height="2" />
      <rect fill={DYES.ivory} y={FELL + 7} width={WIDTH} height="1" />
      <rect fill="url(#loom-motif)" y={FELL + 8} width={WIDTH} height={HEIGHT} />
      <rect fill="url(#loom-rib)" y={FELL} width={WIDTH} height={HEIGHT} />
    </Frame>
  );
}

const Frame = styled.svg`
  display: none;

  ${wide.tablet} {
    display: block;
    width: 100%;
    height: 100%;
    min-height: ${space(80)};
    max-height: ${space(110)};
  }
`;
