import { bed } from './furniture/bed';
import { bookcase } from './furniture/bookcase';
import { bench, loungeChair, sofa } from './furniture/seating';
import { fruitBowl, pendantLamp, stool, table } from './furniture/tables';
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
import { panelling, plasterWall } from './openings';
import { type Room, skirting } from './room';

/** Rooms with floors of boards. */
export const WOODEN_ROOMS = {
  'window-bench': {
    floor: { kind: 'boards', color: '#b08a62', module: 0.16 },
    camera: { from: [0.5, 1.72, -6.7], to: [0.02, 0.53, -1.1], angle: 27.5 },
    rug: { at: [0, 0, -1.75], length: 2.4, turn: 0 },
    wall: plasterWall('#e9dfcf'),
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
    wall: plasterWall('#d5d2c2'),
    scene:
      skirting('#e6e2d6') +
      loungeChair([0.5, 0, -0.72], 32, '#7b5236', '#e3d8c3') +
      sideTable([-0.28, 0, -0.52], '#7b5236') +
      books([-0.33, 0.481, -0.5], ['#263c62', '#c4993f']) +
      bowl([-0.18, 0.481, -0.6], '#a14a31') +
      planter([-0.98, 0, -0.45], '#b2704f', 9) +
      framedPrint([-0.28, 1.42, -0.002], [0.5, 0.68], '#8c2f2b'),
  },
  sitting: {
    floor: { kind: 'boards', color: '#c2a27c', module: 0.19 },
    camera: { from: [0.3, 1.74, -6.9], to: [0.02, 0.53, -1.2], angle: 27.5 },
    rug: { at: [0, 0, -2.05], length: 2.4, turn: 0 },
    wall: plasterWall('#e4d6c4'),
    scene:
      skirting('#efe6d8') +
      sofa([0.02, 0, -0.56], '#cfc0a6', ['#263c62', '#b2553a']) +
      framedPrint([-0.36, 1.42, -0.002], [0.46, 0.62], '#263c62') +
      framedPrint([0.3, 1.42, -0.002], [0.46, 0.62], '#b0843a') +
      planter([1.22, 0, -0.4], '#d8cbb5', 5),
  },
  bedroom: {
    floor: { kind: 'boards', color: '#a98d6d', module: 0.22 },
    camera: { from: [-0.5, 1.8, -6.9], to: [0.02, 0.52, -1.2], angle: 27.5 },
    rug: { at: [0, 0, -2.1], length: 2.3, turn: 0 },
    light: 'leaves',
    wall: plasterWall('#8f9c8d'),
    scene:
      skirting('#a8b2a3') +
      bed([0.18, 0, -0.56], {
        wood: '#7a5238',
        sheet: '#ece4d4',
        quilt: '#c9a27e',
        cushions: ['#8c2f2b', '#e9dcc3'],
      }) +
      stool([-1.2, 0, -0.5], '#7a5238', '#d8c7a4') +
      jarWithBranches([-1.2, 0.43, -0.5], '#e2d8c6', 7) +
      framedPrint([0.3, 1.45, -0.002], [0.78, 0.56], '#c4993f'),
  },
  study: {
    floor: { kind: 'boards', color: '#6f4d35', module: 0.11 },
    camera: { from: [0.45, 1.72, -6.9], to: [-0.02, 0.56, -1.2], angle: 27.5 },
    rug: { at: [0.02, 0, -2.0], length: 2.35, turn: 0 },
    wall: plasterWall('#5f6f63'),
    scene:
      skirting('#55645a') +
      bookcase([0.34, 0, -0.02], 2.1, 5, '#8a5f3e', 11) +
      loungeChair([-0.72, 0, -0.78], -34, '#5b3a26', '#b09a7c') +
      floorLamp([-1.3, 0, -0.42]) +
      stool([1.0, 0, -0.62], '#6b4a32', '#c9b48c') +
      books([1.0, 0.43, -0.62], ['#e6dac0', '#7f2424']),
  },
  dining: {
    floor: { kind: 'boards', color: '#c9b08c', module: 0.15 },
    camera: { from: [-0.35, 1.78, -6.9], to: [0, 0.56, -1.2], angle: 27.5 },
    rug: { at: [0, 0, -2.15], length: 2.3, turn: 0 },
    light: 'overcast',
    wall: plasterWall('#c9a890'),
    scene:
      skirting('#d6bca6') +
      table([0, 0, -0.55], 1.9, '#7a5236', '#ece2cd') +
      fruitBowl([-0.02, 0.757, -0.55]) +
      jarWithBranches([0.62, 0.75, -0.5], '#e6ddcc', 12) +
      stool([-0.5, 0, -1.0], '#7a5236', '#d9c69f') +
      stool([0.56, 0, -1.0], '#7a5236', '#d9c69f') +
      pendantLamp([0, 1.55, -0.55]),
  },
  'drawing-room': {
    floor: { kind: 'boards', color: '#86613f', module: 0.13 },
    camera: { from: [-0.3, 1.74, -6.9], to: [0.0, 0.53, -1.2], angle: 27.5 },
    rug: { at: [0, 0, -2.05], length: 2.4, turn: 0 },
    light: 'leaves',
    wall: plasterWall('#54677a'),
    scene:
      skirting('#5f7387') +
      panelling('#5f7387') +
      sofa([-0.12, 0, -0.58], '#b98a6a', ['#f0e6d2', '#22385a']) +
      sideTable([1.2, 0, -0.5], '#5b3a26') +
      brassPot([1.14, 0.481, -0.46], 0.8) +
      books([1.26, 0.481, -0.6], ['#7f2424', '#e6dac0']) +
      framedPrint([-0.12, 1.5, -0.022], [0.92, 0.66], '#b0843a'),
  },
  library: {
    floor: { kind: 'boards', color: '#a57f57', module: 0.18 },
    camera: { from: [0.3, 1.76, -6.9], to: [0.0, 0.54, -1.2], angle: 27.5 },
    rug: { at: [0, 0, -2.2], length: 2.35, turn: 0 },
    wall: plasterWall('#7f836c'),
    scene:
      bookcase([0, 0, -0.02], 3.5, 5, '#6b4a32', 23) +
      sofa([0.06, 0, -0.82], '#a9ae98', ['#8c2f2b', '#c4993f']) +
      floorLamp([-1.3, 0, -0.72]) +
      stool([1.36, 0, -0.78], '#4f3625', '#c9b48c'),
  },
} as const satisfies Record<string, Room>;
