/** Something that went wrong with a remote. */
export interface Failure {
  readonly remote: string;
  readonly expose: string;
  readonly kind: 'load' | 'render' | 'event';
  readonly error: unknown;
  /** The version in use unless said otherwise. */
  readonly version?: string;
}

export type ReportFailure = (failure: Failure) => void;
