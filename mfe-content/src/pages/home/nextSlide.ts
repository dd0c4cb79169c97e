/** Number of the slide that lies some steps away; both ends wrap (§4). */
export function turn(index: number, steps: number, count: number): number {
  return (((index + steps) % count) + count) % count;
}
