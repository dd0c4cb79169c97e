/** Returns the index of the slide a number of steps away; both ends wrap around (§4). */
export function slideAfter(index: number, steps: number, count: number): number {
  return (((index + steps) % count) + count) % count;
}
