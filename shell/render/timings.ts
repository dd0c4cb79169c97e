/** Duration of a step of a render. Times are in milliseconds since 1970. */
export interface Timing {
  /** As in `load`, or `fragment catalogue/RugCarousel`. */
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** Returns the current time in milliseconds since 1970, with a fraction. */
export const preciseTime = () => performance.timeOrigin + performance.now();

export async function timed<Result>(
  timings: Timing[],
  name: string,
  run: () => Result | Promise<Result>,
): Promise<Result> {
  const start = preciseTime();
  try {
    return await run();
  } finally {
    timings.push({ name, start, end: preciseTime() });
  }
}
