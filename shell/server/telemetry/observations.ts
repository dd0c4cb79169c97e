import type { FailureKind, Vital } from './measured';
import type { Metrics } from './metrics';
import type { MachineReport } from '../../composition/deployments/machineReports';
import { RecentCounts } from './recentCounts';

/** `unproven` was reported without a token. */
interface FailureSeen {
  readonly remote: string;
  readonly version: string;
  readonly kind: FailureKind | 'unproven';
}

interface VitalSeen {
  readonly route: string;
  readonly name: Vital;
  readonly value: number;
}

export type Refusal = 'tokenless' | 'forged' | 'expired' | 'notServed' | 'unknown' | 'malformed' | 'tooMany';

/** Rounding bounds the number of distinct values. */
const DIGITS = 2;

/** Counts of the last hour. Its size is bounded, whatever clients send. */
export class Observations {
  private readonly documents: RecentCounts<string>;
  private readonly failures: RecentCounts<FailureSeen>;
  private readonly vitals: RecentCounts<VitalSeen>;

  constructor(
    now: () => number,
    private readonly metrics: Metrics,
  ) {
    this.documents = new RecentCounts(now);
    this.failures = new RecentCounts(now);
    this.vitals = new RecentCounts(now);
  }

  addDocument(release: string): void {
    this.documents.add(release);
  }

  addFailure({ remote, version, kind }: FailureSeen): void {
    this.failures.add({ remote, version, kind });
    this.metrics.failures.inc({ remote, version, kind });
  }

  addVital({ route, name, value }: VitalSeen, remote: string): void {
    this.vitals.add({ route, name, value: Number(value.toPrecision(DIGITS)) });
    this.metrics.vital(route, remote, name, value);
  }

  totals(): Pick<MachineReport, 'documents' | 'failures' | 'vitals'> {
    return {
      documents: Object.fromEntries(this.documents.totals().map(({ item, count }) => [item, count])),
      failures: this.failures.totals().map(({ item, count }) => ({ ...item, count })),
      vitals: this.vitals.totals().map(({ item, count }) => ({ ...item, count })),
    };
  }
}
