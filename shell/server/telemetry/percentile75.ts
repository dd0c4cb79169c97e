/** The value that three of four measurements keep below; nothing when there are none. */
export function percentile75(values: readonly number[]): number | undefined {
  return [...values].sort((a, b) => a - b)[Math.ceil(values.length * 0.75) - 1];
}
