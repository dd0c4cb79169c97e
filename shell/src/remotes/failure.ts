/** A failure of a remote. */
export interface Failure {
  readonly remote: string;
  readonly expose: string;
  readonly kind: 'load' | 'render' | 'event';
  readonly error: unknown;
  /** By default the version in use. */
  readonly version?: string;
}

export type ReportFailure = (failure: Failure) => void;
