import { space, wide } from '@tanabana/runtime/theme/tokens';
import { styled } from 'styled-components';
import { clothPaths, MOTIF_SIZE } from './cloth';

/** Size of the panel, and the edge of the woven cloth, in cells. */
const WIDTH = 144;
const HEIGHT = 176;
const FELL = 52;

/** Half-woven cloth on a loom, the motif of the brand's name. */
export function LoomPanel() {
  return (
    <Frame aria-hidden="true" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMax slice">
      <defs>
        <pattern id="loom-warp" width="2" height="4" patternUnits="userSpaceOnUse">
          <path d="M.6 0V4" className="thread" />
        </pattern>
        <pattern
          id="loom-motif"
          width={MOTIF_SIZE}
          height={MOTIF_SIZE}
          y={FELL + 8}
          patternUnits="userSpaceOnUse"
        >
          {clothPaths().map(({ dye, d }) => (
            <path key={dye} className={dye} d={d} />
          ))}
        </pattern>
        <pattern id="loom-rib" width="2" height="1" patternUnits="userSpaceOnUse">
          <path d="M0 .9H2" className="rib" />
          <path d="M1.9 0V1" className="groove" />
        </pattern>
      </defs>
      <rect className="night" width={WIDTH} height={HEIGHT} />
      <rect fill="url(#loom-warp)" width={WIDTH} height={FELL + 1} />
      <rect className="bar" y="5" width={WIDTH} height="2.4" />
      <path className="weft" d={`M0 ${FELL - 1}C20 ${FELL - 3} 42 ${FELL - 4} 62 ${FELL - 13}`} />
      <path className="shuttle" d={`M58 ${FELL - 11.6}q12-8 28-8q-11 8.6-28 8z`} />
      <rect className="ivory" y={FELL} width={WIDTH} height="1" />
      <rect className="madder" y={FELL + 1} width={WIDTH} height="3" />
      <rect className="gold" y={FELL + 4} width={WIDTH} height="1" />
      <rect className="indigo" y={FELL + 5} width={WIDTH} height="2" />
      <rect className="ivory" y={FELL + 7} width={WIDTH} height="1" />
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

  .night {
    fill: #1d2236;
  }
  .indigo {
    fill: #22385a;
  }
  .madder {
    fill: #7a1f22;
  }
  .brick {
    fill: #b8563a;
  }
  .gold {
    fill: #c9973f;
  }
  .ivory {
    fill: #e8dcc2;
  }
  .bar {
    fill: #4d382b;
  }
  .thread {
    stroke: #e8dcc2;
    stroke-width: 0.28;
    opacity: 0.8;
  }
  .weft {
    fill: none;
    stroke: #c9973f;
    stroke-width: 0.5;
  }
  .shuttle {
    fill: #b0843a;
    stroke: #4d382b;
    stroke-width: 0.3;
  }
  .rib {
    stroke: #14101a;
    stroke-width: 0.2;
    opacity: 0.35;
  }
  .groove {
    stroke: #14101a;
    stroke-width: 0.15;
    opacity: 0.3;
  }
`;
