import type { Form, Part } from '../form';
import type { Point } from '../geometry/curve';
import type { Vector } from '../geometry/vector';
import { revolve } from '../geometry/revolve';
import { innerProfile, wallCanvas, type ZoneCut } from './vessel';

interface TurnedVessel {
  /** Outer wall from the foot to the lip, [radius, height] in centimetres. */
  readonly outer: readonly Point[];
  readonly thickness: number;
  /** Height of the floor inside. */
  readonly floor: number;
  readonly zones: readonly ZoneCut[];
  /** Zones of the inner wall when it is ornamented too, as shares from the lip to the middle of the floor. */
  readonly insideZones?: readonly ZoneCut[];
  readonly elevation: number;
  readonly closeUp: { readonly at: Vector; readonly height: number };
  readonly wobble: number;
  readonly mouth?: Form['mouth'];
  /** What is joined on: handles, lugs, a lid. */
  readonly additions?: readonly Part[];
}

/** A hollow form made on the wheel or the lathe. */
export function turnedVessel(vessel: TurnedVessel): Form {
  const { outer, thickness, floor, zones, elevation, closeUp, wobble, mouth, additions = [] } = vessel;
  const inner = innerProfile(outer, thickness, floor);
  const [outside, inside] = [wallCanvas(outer, zones), insideCanvas(inner)];
  return {
    canvases: [outside, inside],
    elevation,
    closeUp,
    place: 'table',
    ...(mouth && { mouth }),
    build: ({ relief }) => {
      const raised = relief('outside');
      return {
        parts: [
          {
            role: 'outside',
            mesh: revolve({
              profile: outer,
              wobble,
              ...(raised && { relief: raised, rows: 320, columns: 480 }),
            }),
          },
          { role: 'inside', mesh: revolve({ profile: inner, wobble }) },
          ...additions,
        ],
      };
    },
  };
}

/** The inner wall unrolled, lip to floor: its rim and its bowl. */
function insideCanvas(inner: readonly Point[]): ReturnType<typeof wallCanvas> {
  const lip = inner[0] ?? [1, 1];
  const canvas = wallCanvas(inner, [{ name: 'rim', bottom: 0, top: lip[1] }], 'inside');
  const width = lip[0] * 2 * Math.PI;
  return {
    ...canvas,
    width,
    zones: [
      { name: 'rim', from: 0.7, to: 0.94, width: width * 0.96 },
      { name: 'centre', from: 0.1, to: 0.4, width: width * 0.35 },
    ],
  };
}
