import type { Floor } from './floorBoards';
import { bench, daybed, loungeChair, sofa } from './furniture/seating';
import {
  books,
  bowl,
  brassPot,
  floorLamp,
  framedPrint,
  jarWithBranches,
  planter,
  sideTable,
} from './furniture/things';
import { matt, plaster } from './materials';
import { type Place, put } from './povText';

/** A furnished room without its rug; the back wall is at z = 0 and the floor at y = 0. */
export interface Room {
  readonly floor: Floor;
  readonly camera: { readonly from: Place; readonly to: Place; readonly angle: number };
  /** Middle of the rug, the length of its longer side in metres, and how far it is turned, in degrees. */
  readonly rug: { readonly at: Place; readonly length: number; readonly turn: number };
  readonly wall: string;
  readonly scene: string;
}

/** Where a wall meets the floor. */
function skirting(color: string): string {
  return put('box{<-5,0,-.014>,<5,.11,0>}', matt(color));
}

/** A shallow arched niche in the back wall. */
function nicheWall(x: number): string {
  const opening = `union{box{<${x - 0.3},.85,-1>,<${x + 0.3},1.5,.16>} cylinder{<${x},1.5,-1>,<${x},1.5,.16>,.3}}`;
  return `difference{box{<-6,0,0>,<6,3.4,.3>} ${opening} ${plaster('#e3d3ba')}}`;
}

export const ROOMS = {
  'window-bench': {
    floor: { kind: 'boards', color: '#b08a62', module: 0.16 },
    camera: { from: [0.5, 1.72, -6.7], to: [0.02, 0.53, -1.1], angle: 27.5 },
    rug: { at: [0, 0, -1.75], length: 2.4, turn: 0 },
    wall: `box{<-6,0,0>,<6,3.4,.3> ${plaster('#e9dfcf')}}`,
    scene:
      skirting('#efe8dc') +
      bench([0.12, 0, -0.32], '#8a6040', '#a9b09a') +
      jarWithBranches([0.66, 0.42, -0.34], '#d9cbb4', 4) +
      floorLamp([-1.02, 0, -0.36]) +
      books([0.3, 0.421, -0.34], ['#7f2424', '#e6dac0', '#263c62']),
  },
  'reading-corner': {
    floor: { kind: 'boards', color: '#8c6644', module: 0.14 },
    camera: { from: [-0.45, 1.74, -6.8], to: [0.02, 0.53, -1.2], angle: 27.5 },
    rug: { at: [-0.05, 0, -1.9], length: 2.4, turn: 0 },
    wall: `box{<-6,0,0>,<6,3.4,.3> ${plaster('#d5d2c2')}}`,
    scene:
      skirting('#e6e2d6') +
      loungeChair([0.5, 0, -0.72], 32, '#7b5236', '#e3d8c3') +
      sideTable([-0.28, 0, -0.52], '#7b5236') +
      books([-0.33, 0.481, -0.5], ['#263c62', '#c4993f']) +
      bowl([-0.18, 0.481, -0.6], '#a14a31') +
      planter([-0.98, 0, -0.45], '#b2704f', 9) +
      framedPrint([-0.28, 1.42, -0.002], [0.5, 0.68], '#8c2f2b'),
  },
  haveli: {
    floor: { kind: 'slabs', color: '#c3b193', module: 0.6 },
    camera: { from: [0.35, 1.72, -6.7], to: [0, 0.53, -1.1], angle: 27.5 },
    rug: { at: [0, 0, -1.85], length: 2.4, turn: 0 },
    wall: nicheWall(-0.62),
    scene:
      put('box{<-5,0,-.008>,<5,.34,0>}', plaster('#a9553a')) +
      daybed([0.42, 0, -0.52], '#5b3a26', '#ece2cd', '#8c2f2b') +
      brassPot([-0.62, 0.85, 0.06], 1.15) +
      brassPot([-0.93, 0, -0.4], 1.5),
  },
  sitting: {
    floor: { kind: 'boards', color: '#c2a27c', module: 0.19 },
    camera: { from: [0.3, 1.74, -6.9], to: [0.02, 0.53, -1.2], angle: 27.5 },
    rug: { at: [0, 0, -2.05], length: 2.4, turn: 0 },
    wall: `box{<-6,0,0>,<6,3.4,.3> ${plaster('#e4d6c4')}}`,
    scene:
      skirting('#efe6d8') +
      sofa([0.02, 0, -0.56], '#cfc0a6', ['#263c62', '#b2553a']) +
      framedPrint([-0.36, 1.42, -0.002], [0.46, 0.62], '#263c62') +
      framedPrint([0.3, 1.42, -0.002], [0.46, 0.62], '#b0843a') +
      planter([1.22, 0, -0.4], '#d8cbb5', 5),
  },
} as const satisfies Record<string, Room>;

export type RoomName = keyof typeof ROOMS;
