/* global jest */
// A shared machine may be slow for a moment: a test of timing is tried up to three times, and logs why.
jest.retryTimes(2, { logErrorsBeforeRetry: true });
