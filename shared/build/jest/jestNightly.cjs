/* global jest */
// A busy computer can delay tests that measure time, so each test runs up to three times. Failures are logged.
jest.retryTimes(2, { logErrorsBeforeRetry: true });
