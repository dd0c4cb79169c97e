/* global jest */
// A busy computer can delay a test of timing, so each test runs up to three times. Failures are logged.
jest.retryTimes(2, { logErrorsBeforeRetry: true });
