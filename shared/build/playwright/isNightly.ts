/** Whether all journeys run, on every page and screen, as they do at night; otherwise those that find most. */
export const IS_NIGHTLY = process.env.NIGHTLY === '1';
