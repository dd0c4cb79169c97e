import { CountedPages } from './countedPages';
import type { FailureKind, Vital } from './measured';
import type { MachineReport } from '../../composition/machineReports';
import { RecentCounts } from './recentCounts';

/** Something that went wrong with a version of a remote; `unproven` when no token says so. */
interface FailureSeen {
  readonly remote: string;
  readonly version: string;
  readonly kind: FailureKind | 'unproven';
}

interface VitalSeen {
  /** Pattern of the page's route, as in `/product/:id`. */
  readonly route: string;
  readonly name: Vital;
  readonly value: number;
}

/** Told of everything that is counted; a server's metrics are. */
interface ObservationSink {
  readonly failure: (remote: string, version: string, kind: FailureKind | 'unproven') => void;
  readonly refusal: (reason: string) => void;
  readonly vital: (route: string, remote: string, name: Vital, value: number) => void;
}

/** Why a report does not count. */
export type Refusal =
  | 'tokenless'
  | 'forged'
  | 'expired'
  | 'notServed'
  | 'unknown'
  | 'overShare'
  | 'repeated'
  | 'malformed'
  | 'tooMany';

/** Digits of a measurement that are counted, so that equal values add up and memory stays bounded. */
const DIGITS = 2;

/** What this server saw in the last hour. Lost when it stops; its size is bounded, whatever is sent. */
export class Observations {
  /** What a canary is judged by. */
  readonly pages: CountedPages;
  private readonly documents: RecentCounts<string>;
  private readonly failures: RecentCounts<FailureSeen>;
  private readonly vitals: RecentCounts<VitalSeen>;

  constructor(
    now: () => number,
    private readonly sink?: ObservationSink,
  ) {
    this.pages = new CountedPages(now);
    this.documents = new RecentCounts(now);
    this.failures = new RecentCounts(now);
    this.vitals = new RecentCounts(now);
  }

  addDocument(release: string): void {
    this.documents.add(release);
  }

  /** @param failure of a remote and version that a release has: the memory grows with their names */
  addFailure({ remote, version, kind }: FailureSeen): void {
    this.failures.add({ remote, version, kind });
    this.sink?.failure(remote, version, kind);
  }

  addRefusal(refusal: Refusal): void {
    this.sink?.refusal(refusal);
  }

  /** @param remote that owns the route, which a release has */
  addVital({ route, name, value }: VitalSeen, remote: string): void {
    this.vitals.add({ route, name, value: Number(value.toPrecision(DIGITS)) });
    this.sink?.vital(route, remote, name, value);
  }

  /** What was counted in the last hour, for the report of this server. */
  totals(): Pick<MachineReport, 'documents' | 'failures' | 'vitals'> {
    return {
      documents: Object.fromEntries(this.documents.totals().map(({ item, count }) => [item, count])),
      failures: this.failures.totals().map(({ item, count }) => ({ ...item, count })),
      vitals: this.vitals.totals().map(({ item, count }) => ({ ...item, count })),
    };
  }
}
