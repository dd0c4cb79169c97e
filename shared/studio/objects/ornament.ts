import type { Band } from './bands/band';
import type { Zone } from './form';

/** One stripe of a zone, in the order from top to bottom. */
export interface Stripe {
  readonly band: Band;
  /** Height as a share of the zone. */
  readonly share: number;
  /** Laid over a painted ground instead of the bare surface. */
  readonly ground?: 'primary' | 'secondary' | 'accent' | 'leaf' | 'light' | 'line';
}

/** What each zone of an object is filled with. A zone that is not named stays bare. */
export type Ornament = Partial<Record<Zone['name'], readonly Stripe[]>>;
