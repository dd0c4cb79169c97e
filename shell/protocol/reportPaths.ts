export const FAILURES_PATH = '/_failures';

export const VITALS_PATH = '/_vitals';
