/** @jest-environment node */
import type { Suite, TestCase } from '@playwright/test/reporter';
import FlakyReporter from './flakyReporter';

type Outcome = ReturnType<TestCase['outcome']>;

/** Runs journeys with these outcomes; returns the output and the status. */
async function runOf(outcomes: readonly Outcome[], status: 'passed' | 'failed' = 'passed') {
  const print = jest.spyOn(console, 'log').mockImplementation();
  const journeys = outcomes.map((outcome, index) => ({
    outcome: () => outcome,
    titlePath: () => ['', 'mfe-cart', 'cart.spec.ts', `journey ${index}`],
  }));
  const reporter = new FlakyReporter();
  reporter.onBegin(undefined, { allTests: () => journeys } as unknown as Suite);
  const end = await reporter.onEnd({ status });
  return { status: end.status, printed: print.mock.calls.flat().join('\n') };
}

const passing = (count: number): Outcome[] => Array.from({ length: count }, () => 'expected');

test('a flaky journey is named, and one in a hundred lets the run pass', async () => {
  const { status, printed } = await runOf([...passing(99), 'flaky']);
  expect(status).toBe('passed');
  expect(printed).toContain('Flaky: mfe-cart › cart.spec.ts › journey 99');
});

test('more flaky journeys than one in a hundred fail the run', async () => {
  const { status, printed } = await runOf([...passing(98), 'flaky', 'flaky']);
  expect(status).toBe('failed');
  expect(printed).toContain('2 of 100 journeys are flaky; at most 1 may be.');
});

test('a run of a few journeys may have one that is flaky', async () => {
  expect((await runOf(['expected', 'flaky'])).status).toBe('passed');
});

test('a failed run stays failed, and the last line counts its journeys', async () => {
  const { status, printed } = await runOf(['expected', 'flaky', 'unexpected', 'skipped'], 'failed');
  expect(status).toBe('failed');
  expect(printed.split('\n').at(-1)).toBe('Journeys: 2 passed, 1 failed, 1 skipped');
});
