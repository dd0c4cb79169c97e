/* global jest */
// A shared machine may be slow for a moment: a test that judges time may be tried three times, and says why it was.
jest.retryTimes(2, { logErrorsBeforeRetry: true });
