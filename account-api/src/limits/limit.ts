export interface Limit {
  calls: number;
  seconds: number;
}
