/** At most `calls` calls in a window of `seconds` seconds. */
export interface Limit {
  calls: number;
  seconds: number;
}
