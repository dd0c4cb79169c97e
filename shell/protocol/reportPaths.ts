/** Path that receives failures of remotes. */
export const FAILURES_PATH = '/_failures';

/** Path that receives measurements. */
export const VITALS_PATH = '/_vitals';
