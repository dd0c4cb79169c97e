import { HOME_INTERACTIONS } from './homeInteractions';
import { CATALOGUE_INTERACTIONS } from './catalogueInteractions';
import { ORDER_INTERACTIONS } from './orderInteractions';
import { CONTENT_INTERACTIONS } from './contentInteractions';
import { ACCOUNT_INTERACTIONS } from './accountInteractions';
import type { EarlyInteractionCase } from './earlyInteraction';

export const EARLY_INTERACTIONS: readonly EarlyInteractionCase[] = [
  ...HOME_INTERACTIONS,
  ...CATALOGUE_INTERACTIONS,
  ...ORDER_INTERACTIONS,
  ...CONTENT_INTERACTIONS,
  ...ACCOUNT_INTERACTIONS,
];
