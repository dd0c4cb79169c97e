import { journeysOf } from '@tanabana/build/playwright/journeysOf';

/** The journeys of every team in one run, through one shop; `--project=shell` runs the shell team's alone. */
export default journeysOf('shell', 'mfe-catalogue', 'mfe-cart', 'mfe-account', 'mfe-content');
