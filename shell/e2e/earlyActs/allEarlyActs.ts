import { HOME_ACTS } from './homeActs';
import { CATALOGUE_ACTS } from './catalogueActs';
import { ORDER_ACTS } from './orderActs';
import { CONTENT_ACTS } from './contentActs';
import { ACCOUNT_ACTS } from './accountActs';
import type { EarlyActCase } from './earlyAct';

/** Early interactions with pages of every layout. */
export const EARLY_ACTS: readonly EarlyActCase[] = [
  ...HOME_ACTS,
  ...CATALOGUE_ACTS,
  ...ORDER_ACTS,
  ...CONTENT_ACTS,
  ...ACCOUNT_ACTS,
];
