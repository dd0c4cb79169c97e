import type { Companion } from './companions';
import { brassPot, candles, clayLamp, lemons, marigolds, pomegranates, tea, yarn } from './companions';
import { books } from './books';
import { vaseOfStems } from './vaseOfStems';
import { woodenBowl } from './woodenBowl';
import { MANGO } from '../surfaces/woods';

/** A named place for an object in use: the wall behind it, what it stands on, the light, and what is beside it. */
export interface Look {
  readonly wall: { readonly kind: 'plaster' | 'brick' | 'boards'; readonly colour: string };
  readonly top: {
    readonly kind: 'planks' | 'painted-planks' | 'slab' | 'cloth' | 'marble' | 'slate';
    readonly colour: string;
  };
  readonly light: 'window' | 'leaves' | 'soft';
  /** What stands behind it to the right, and in front of that. */
  readonly beside: readonly [Companion, Companion];
}

const bowl: Companion = (_random, spot) => woodenBowl(MANGO, spot);

/** The places that a record may name. */
export const LOOKS = {
  marble: {
    wall: { kind: 'plaster', colour: '#d8d2c6' },
    top: { kind: 'marble', colour: '#e6e2da' },
    light: 'leaves',
    beside: [vaseOfStems, pomegranates],
  },
  indigo: {
    wall: { kind: 'plaster', colour: '#56667f' },
    top: { kind: 'planks', colour: '#b98a5a' },
    light: 'window',
    beside: [brassPot, marigolds],
  },
  'clay-red': {
    wall: { kind: 'plaster', colour: '#bd8668' },
    top: { kind: 'slab', colour: '#b47a5c' },
    light: 'soft',
    beside: [clayLamp, marigolds],
  },
  sage: {
    wall: { kind: 'plaster', colour: '#a5ae98' },
    top: { kind: 'planks', colour: '#b98a5a' },
    light: 'leaves',
    beside: [books, tea],
  },
  ochre: {
    wall: { kind: 'plaster', colour: '#d0ab74' },
    top: { kind: 'slab', colour: '#cbb08c' },
    light: 'window',
    beside: [vaseOfStems, pomegranates],
  },
  'blue-bench': {
    wall: { kind: 'plaster', colour: '#e4ded1' },
    top: { kind: 'painted-planks', colour: '#6f8b9a' },
    light: 'leaves',
    beside: [books, lemons],
  },
  linen: {
    wall: { kind: 'plaster', colour: '#c8a898' },
    top: { kind: 'cloth', colour: '#e3d9c5' },
    light: 'window',
    beside: [books, tea],
  },
  slate: {
    wall: { kind: 'plaster', colour: '#8d867c' },
    top: { kind: 'slate', colour: '#4a4a4a' },
    light: 'soft',
    beside: [vaseOfStems, bowl],
  },
  'white-ledge': {
    wall: { kind: 'plaster', colour: '#e6dfd2' },
    top: { kind: 'slab', colour: '#e2dacb' },
    light: 'window',
    beside: [vaseOfStems, brassPot],
  },
  'green-door': {
    wall: { kind: 'boards', colour: '#55695c' },
    top: { kind: 'slab', colour: '#c7ab86' },
    light: 'leaves',
    beside: [brassPot, marigolds],
  },
  brick: {
    wall: { kind: 'brick', colour: '#e2dccf' },
    top: { kind: 'planks', colour: '#a8794e' },
    light: 'soft',
    beside: [books, yarn],
  },
  evergreen: {
    wall: { kind: 'boards', colour: '#46584e' },
    top: { kind: 'planks', colour: '#a8794e' },
    light: 'soft',
    beside: [candles, clayLamp],
  },
  workshop: {
    wall: { kind: 'boards', colour: '#9a7a58' },
    top: { kind: 'painted-planks', colour: '#b8b09c' },
    light: 'window',
    beside: [yarn, lemons],
  },
} as const satisfies Record<string, Look>;

export type LookName = keyof typeof LOOKS;
