export const FAILURES_PATH = '/_failures';

/** Path to which browsers report violations of the content security policy. */
export const POLICY_PATH = '/_policy';

export const VITALS_PATH = '/_vitals';
