import { inSlices } from './inSlices';

function* busy(steps: number): Generator<undefined, number> {
  for (let step = 0; step < steps; step += 1) {
    const end = performance.now() + 4;
    while (performance.now() < end);
    yield;
  }
  return steps;
}

test('a long task lets other tasks run between its steps', async () => {
  const ticks: number[] = [];
  const clock = setInterval(() => ticks.push(performance.now()));
  await expect(inSlices(busy(20), new AbortController().signal)).resolves.toBe(20);
  clearInterval(clock);
  expect(ticks.length).toBeGreaterThanOrEqual(4);
});

test('a task ends when nobody needs its result any more', async () => {
  const leaving = new AbortController();
  const task = inSlices(busy(1_000), leaving.signal);
  leaving.abort();
  await expect(task).rejects.toMatchObject({ name: 'AbortError' });
});
