/* global jest */
// A busy computer can delay tests that measure time. A test that fails twice in a row fails the run.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
