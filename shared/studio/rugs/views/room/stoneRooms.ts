import { bolster, leaningCushion } from './furniture/cushions';
import { daybed, loungeChair, sofa } from './furniture/seating';
import { swing } from './furniture/swing';
import { fruitBowl, stool } from './furniture/tables';
import { books, brassPot, floorLamp, framedPrint, planter, sideTable } from './furniture/things';
import { cloth, matt, plaster } from './materials';
import { brickWall, doubleDoor, garden, lobedArch, paneWindow, plasterWall } from './openings';
import { pillow, put } from './povText';
import { type Room, skirting } from './room';

/** A plastered wall with openings cut to a depth. */
function piercedWall(color: string, openings: string): string {
  return `difference{box{<-6,0,0>,<6,3.4,.3>} ${openings} ${plaster(color)}}`;
}

/** A shallow arched niche in the back wall. */
function niche(x: number): string {
  return `union{box{<${x - 0.3},.85,-1>,<${x + 0.3},1.5,.16>} cylinder{<${x},1.5,-1>,<${x},1.5,.16>,.3}}`;
}

const SUNROOM_WINDOW = paneWindow(0, 0.92, '#efe9dd');

/** Rooms with floors of stone. */
export const STONE_ROOMS = {
  haveli: {
    floor: { kind: 'slabs', color: '#c3b193', module: 0.6 },
    camera: { from: [0.35, 1.72, -6.7], to: [0, 0.53, -1.1], angle: 27.5 },
    rug: { at: [0, 0, -1.85], length: 2.4, turn: 0 },
    wall: piercedWall('#e3d3ba', niche(-0.62)),
    scene:
      put('box{<-5,0,-.008>,<5,.34,0>}', plaster('#a9553a')) +
      daybed([0.42, 0, -0.52], '#5b3a26', '#ece2cd', '#8c2f2b') +
      brassPot([-0.62, 0.85, 0.06], 1.15) +
      brassPot([-0.93, 0, -0.4], 1.5),
  },
  veranda: {
    floor: { kind: 'slabs', color: '#b98468', module: 0.4 },
    camera: { from: [-0.4, 1.74, -6.8], to: [0.02, 0.55, -1.1], angle: 27.5 },
    rug: { at: [0, 0, -1.85], length: 2.4, turn: 0 },
    light: 'overcast',
    wall: piercedWall('#eee7d9', lobedArch(0.05, 0.62, 1.2, '1')) + garden(),
    scene:
      loungeChair([-0.98, 0, -0.62], -28, '#8a6040', '#e3d8c3') +
      planter([1.12, 0, -0.42], '#a8593d', 21) +
      brassPot([0.62, 0, -0.3], 1.3),
  },
  swing: {
    floor: { kind: 'checks', color: '#d8ccb6', module: 0.45 },
    camera: { from: [0.4, 1.74, -6.8], to: [0, 0.55, -1.1], angle: 27.5 },
    rug: { at: [0, 0, -1.95], length: 2.35, turn: 0 },
    light: 'jali',
    wall: plasterWall('#b98d72'),
    scene:
      put('box{<-5,0,-.01>,<5,.16,0>}', plaster('#8a5f4c')) +
      swing([0.12, 0, -0.55], '#6b4630', ['#22385a', '#c9973f']) +
      planter([-1.18, 0, -0.42], '#e0d5c0', 30) +
      brassPot([1.24, 0, -0.36], 1.45),
  },
  loft: {
    floor: { kind: 'slabs', color: '#a9a49a', module: 1.5 },
    camera: { from: [-0.3, 1.74, -6.9], to: [0, 0.53, -1.2], angle: 27.5 },
    rug: { at: [0, 0, -2.05], length: 2.4, turn: 0 },
    wall: brickWall('#e8e3d8'),
    scene:
      sofa([-0.06, 0, -0.58], '#85644c', ['#e8dcc2', '#3f5a55']) +
      floorLamp([1.22, 0, -0.4]) +
      stool([-1.32, 0, -0.55], '#4a3a2e', '#cdbb95') +
      books([-1.32, 0.43, -0.55], ['#3b342f', '#d9cdb4', '#7f2424']) +
      framedPrint([-0.05, 1.5, -0.02], [0.95, 0.66], '#3f5a55'),
  },
  baithak: {
    floor: { kind: 'slabs', color: '#9aa08e', module: 0.5 },
    camera: { from: [0.35, 1.8, -6.8], to: [0, 0.5, -1.1], angle: 27.5 },
    rug: { at: [0, 0, -1.95], length: 2.4, turn: 0 },
    light: 'jali',
    wall: piercedWall('#ebe3d3', `${niche(-0.75)} ${niche(0.75)}`),
    scene:
      put('box{<-5,0,-.008>,<5,.62,0>}', plaster('#3a4a63')) +
      put('box{<-5,.62,-.01>,<5,.66,0>}', plaster('#e9ddc4')) +
      put(pillow([1.25, 0.085, 0.38], 0.12), cloth('#efe8da'), [0, 0.085, -0.44]) +
      [-0.9, -0.3, 0.3, 0.9].map((x) => bolster([x, 0.16, -0.2], 0.5, '#8a4a42')).join('') +
      leaningCushion([-0.58, 0.16, -0.36], 0.34, '#c2a262', 5) +
      leaningCushion([0.62, 0.16, -0.36], 0.34, '#3a4a63', -6) +
      brassPot([-0.75, 0.85, 0.06], 1.1) +
      brassPot([0.75, 0.85, 0.06], 0.9),
  },
  entrance: {
    floor: { kind: 'slabs', color: '#cda583', module: 0.55 },
    camera: { from: [-0.3, 1.74, -6.9], to: [0, 0.6, -1.2], angle: 27.5 },
    rug: { at: [0, 0, -1.75], length: 2.35, turn: 0 },
    light: 'leaves',
    wall: plasterWall('#d3b784'),
    scene:
      skirting('#b39468') +
      doubleDoor(0, '#6a4a35') +
      planter([-1.22, 0, -0.42], '#a8593d', 33) +
      put('box{<.98,0,-.5>,<1.5,.42,-.06>}', plaster('#d3b784')) +
      brassPot([1.24, 0.42, -0.28], 1.2) +
      put('box{<-.62,0,-.34>,<.62,.045,0>}', matt('#bfa98a')),
  },
  gallery: {
    floor: { kind: 'slabs', color: '#cfc4b0', module: 0.75 },
    camera: { from: [0.35, 1.74, -6.8], to: [0.02, 0.55, -1.1], angle: 27.5 },
    rug: { at: [0, 0, -1.95], length: 2.4, turn: 0 },
    wall: plasterWall('#efe8da'),
    scene:
      put('box{<-5,0,-.01>,<5,.1,0>}', plaster('#cfc4b0')) +
      daybed([-0.04, 0, -0.52], '#4f3625', '#d6c6a6', '#22385a') +
      framedPrint([-0.72, 1.42, -0.002], [0.5, 0.7], '#8c2f2b') +
      framedPrint([-0.04, 1.42, -0.002], [0.5, 0.7], '#5f6b4a') +
      framedPrint([0.64, 1.42, -0.002], [0.5, 0.7], '#22385a') +
      planter([1.28, 0, -0.42], '#a8593d', 14),
  },
  sunroom: {
    floor: { kind: 'slabs', color: '#bf9273', module: 0.36 },
    camera: { from: [-0.35, 1.76, -6.8], to: [0.02, 0.56, -1.1], angle: 27.5 },
    rug: { at: [0, 0, -1.95], length: 2.35, turn: 0 },
    light: 'overcast',
    wall: piercedWall('#ece5d8', SUNROOM_WINDOW.opening) + SUNROOM_WINDOW.frame,
    scene:
      put('box{<-5,0,-.01>,<5,.12,0>}', matt('#ded6c6')) +
      loungeChair([-0.82, 0, -0.62], -26, '#8a6040', '#c9b99a') +
      loungeChair([0.8, 0, -0.62], 28, '#8a6040', '#c9b99a') +
      sideTable([0, 0, -0.5], '#8a6040') +
      fruitBowl([0, 0.481, -0.5]) +
      planter([-1.42, 0, -0.3], '#d8cbb5', 27),
  },
} as const satisfies Record<string, Room>;
