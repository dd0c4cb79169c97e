/** Jest reporter that lists, at the end of a run, the tests that passed only when they were run again. */
export default class FlakyTests {
  onRunComplete(_contexts, { testResults }) {
    const flaky = testResults.flatMap(({ testFilePath, testResults: tests }) =>
      tests
        .filter(({ invocations = 1, status }) => invocations > 1 && status === 'passed')
        .map(({ fullName }) => `  ${testFilePath}: ${fullName}`),
    );
    if (flaky.length > 0) console.log(['Flaky (failed once, then passed):', ...flaky].join('\n'));
  }
}
