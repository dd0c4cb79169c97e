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

/** Why a report does not count, in the board's words. */
export const REFUSALS = {
  tokenless: 'Without a token',
  forged: 'Token not of this shop',
  expired: 'Expired',
  notServed: 'Release no longer served',
  unknown: 'Unknown remote, version or route',
  overShare: 'Over the share of its address',
  repeated: 'Repeated',
  malformed: 'Malformed',
  tooMany: 'Too many from one address',
} as const;
export type Refusal = keyof typeof REFUSALS;

/** How long a measurement without a token is shown. */
const OBSERVATION_WINDOW_MS = 3_600_000;

/** Measurements without a token that are remembered. */
const MAX_UNPROVEN_VITALS = 20_000;

/** Digits of a measurement that a report holds, so that equal values add up. */
const DIGITS = 2;

/** What this server saw in the last hour. Lost when it stops; its size is bounded, whatever is sent. */
export class Observations {
  /** What a canary is judged by. */
  readonly pages: CountedPages;
  private readonly documents: RecentCounts<string>;
  private readonly failures: RecentCounts<FailureSeen>;
  private readonly refusals: RecentCounts<Refusal>;
  private readonly unproven: (VitalSeen & { readonly at: number })[] = [];

  constructor(
    private readonly now: () => number,
    private readonly sink?: ObservationSink,
  ) {
    this.pages = new CountedPages(now);
    this.documents = new RecentCounts(now);
    this.failures = new RecentCounts(now);
    this.refusals = new RecentCounts(now);
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
    this.refusals.add(refusal);
    this.sink?.refusal(refusal);
  }

  /** Counts a measurement of a page, with a token or without. @param remote that owns the route */
  noteVital({ route, name, value }: VitalSeen, remote: string): void {
    this.sink?.vital(route, remote, name, value);
  }

  addUnprovenVital(vital: VitalSeen): void {
    this.unproven.push({ ...vital, at: this.now() });
    if (this.unproven.length > MAX_UNPROVEN_VITALS) this.unproven.shift();
  }

  /** What was counted in the last hour, for the report of this server. */
  totals(): Pick<MachineReport, 'documents' | 'failures' | 'refusals' | 'vitals'> {
    return {
      documents: Object.fromEntries(this.documents.totals().map(({ item, count }) => [item, count])),
      failures: this.failures.totals().map(({ item, count }) => ({ ...item, count })),
      refusals: this.refusals.totals().map(({ item, count }) => [REFUSALS[item], count]),
      vitals: this.vitals(),
    };
  }

  /** Measurements of counted pages and those without a token, by route and name. */
  private vitals(): MachineReport['vitals'] {
    const from = this.now() - OBSERVATION_WINDOW_MS;
    const proven = this.pages
      .since(0)
      .flatMap(({ vitals }) => [...vitals].map(([name, measured]) => ({ name, ...measured })));
    const byRoute = new Map<string, { route: string; name: Vital; values: Map<number, number> }>();
    for (const { route, name, value } of [...proven, ...this.unproven.filter(({ at }) => at > from)]) {
      const key = `${name} ${route}`;
      const { values } =
        byRoute.get(key) ?? byRoute.set(key, { route, name, values: new Map() }).get(key) ?? {};
      const rounded = Number(value.toPrecision(DIGITS));
      values?.set(rounded, (values.get(rounded) ?? 0) + 1);
    }
    return [...byRoute.values()].map(({ values, ...vital }) => ({ ...vital, values: [...values] }));
  }
}
