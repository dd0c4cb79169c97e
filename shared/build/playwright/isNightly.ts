/** Whether all journeys run, on every page and screen. */
export const IS_NIGHTLY = process.env.NIGHTLY === '1';
