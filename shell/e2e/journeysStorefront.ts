import type { RunningStorefront } from './startStorefront';

/** The storefront that the journeys are made through, handed from the run's start to its end. */
export const journeysStorefront: { current?: RunningStorefront } = {};
