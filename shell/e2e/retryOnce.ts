// A busy machine may be late once. What went wrong is printed all the same, and what fails twice fails.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
