/** So many calls in a window of so many seconds. */
export interface Limit {
  calls: number;
  seconds: number;
}
