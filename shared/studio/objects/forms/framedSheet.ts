import type { Form, Zone } from '../form';
import { curveThrough } from '../geometry/curve';
import { gridMesh } from '../geometry/gridMesh';
import { moved } from '../geometry/moved';
import type { Mesh } from '../geometry/mesh';
import { noise } from '../geometry/noise';

interface FramedSheet {
  /** Centimetres of the picture itself, of the mount's and of the frame's breadth. */
  readonly width: number;
  readonly height: number;
  readonly mount: number;
  readonly frame: number;
  readonly zones: readonly Zone[];
  readonly fill?: Form['fill'];
}

/** A picture in a wooden frame, leaning back a little. */
export function framedSheet({ width, height, mount, frame, zones, fill }: FramedSheet): Form {
  const [wide, high] = [width + 2 * mount, height + 2 * mount];
  const middle = high / 2 + frame;
  return {
    canvases: [{ name: 'picture', width, height, kind: 'sheet', zones }],
    elevation: 5,
    ...(fill && { fill }),
    closeUp: { at: [-width * 0.14, middle + height * 0.1, 0], height: height * 0.42 },
    place: 'wall',
    build: ({ relief }) => {
      const raised = relief('picture');
      const lean = { rotate: [5, 0, 0], shift: [0, middle, 0] } as const;
      const flat = (w: number, h: number, z: number, fine: boolean) =>
        gridMesh({
          columns: fine ? 320 : 24,
          rows: fine ? 320 : 24,
          closed: false,
          point: (u, v) => [(u - 0.5) * w, (v - 0.5) * h, z + (fine ? 0.02 * noise(u * 6, v * 6, 1) : 0)],
          ...(fine && raised && { relief: raised }),
        });
      return {
        parts: [
          { role: 'picture', mesh: moved(flat(width, height, -0.06, true), lean) },
          ...(mount ? [{ role: 'mount', mesh: moved(flat(wide, high, 0, false), lean) }] : []),
          ...moulding(wide, high, frame).map((mesh) => ({ role: 'frame', mesh: moved(mesh, lean) })),
        ],
      };
    },
  };
}

/** Four lengths of moulding mitred at the corners. */
function moulding(wide: number, high: number, frame: number): Mesh[] {
  const profile = curveThrough([
    [-0.15, 0.1],
    [-0.15, -0.5],
    [-0.15, -0.5],
    [0.1, -0.72],
    [0.55, -0.7],
    [0.8, -0.95],
    [0.8, -0.95],
    [1.25, -1.5],
    [frame - 0.35, -1.72],
    [frame, -1.5],
    [frame, -1.5],
    [frame, 0.6],
  ]);
  const length = (long: number, off: number) =>
    gridMesh({
      columns: 12,
      rows: 40,
      closed: false,
      point: (u, v) => {
        const [out, z] = profile(1 - v);
        return [(u - 0.5) * (long + 2 * out), -off - out, z];
      },
    });
  return [
    length(wide, high / 2),
    moved(length(wide, high / 2), { rotate: [0, 0, 180] }),
    moved(length(high, wide / 2), { rotate: [0, 0, 90] }),
    moved(length(high, wide / 2), { rotate: [0, 0, -90] }),
  ];
}
