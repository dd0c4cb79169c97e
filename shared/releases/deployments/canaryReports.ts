import type { ObjectStore } from '../stores/objectStore';
import { parseStored } from '../stores/parseStored';
import * as v from 'valibot';

const FOLDER = 'machines/';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Visitors of one release on one server since the canary started. */
const releaseCountsSchema = v.object({
  visitors: count,
  /** Hashed IP addresses of visitors with failed pages. A visitor with failures on several servers is counted once. */
  failed: v.array(v.string()),
});

const reportSchema = v.object({
  machine: v.string(),
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** Counts since the canary started. `id` is the result of `canaryId`. */
  canary: v.object({ id: v.string(), live: releaseCountsSchema, canary: releaseCountsSchema }),
});

export type ReleaseCounts = v.InferOutput<typeof releaseCountsSchema>;

export type CanaryReport = v.InferOutput<typeof reportSchema>;

/** Identifies a run of a canary. @param since start of the canary, in milliseconds since 1970 */
export function canaryId(canary: string, live: string, since: number): string {
  return `${canary}-${live}-${since}`;
}

/**
 * Counts of all servers about canaries, in the store that the servers share. Each call of `write` replaces the report
 * of one server.
 */
export class CanaryReports {
  private number = 0;
  private parsed = new Map<string, CanaryReport | undefined>();

  constructor(private readonly objects: ObjectStore) {}

  async write(report: CanaryReport): Promise<void> {
    const keyOf = (number: number) => `${FOLDER}${report.machine}~${String(number).padStart(8, '0')}.json`;
    this.number += 1;
    await this.objects.create(keyOf(this.number), JSON.stringify(report));
    if (this.number > 1) await this.objects.remove(keyOf(this.number - 1));
  }

  /**
   * Returns the newest report of each server about a canary. Skips invalid reports. Caches parsed reports.
   * @param id result of `canaryId`
   */
  async read(id: string): Promise<readonly CanaryReport[]> {
    const newest = new Map<string, string>();
    for (const name of await this.objects.names(FOLDER)) newest.set(name.split('~')[0] ?? '', name);
    const parsed = new Map<string, CanaryReport | undefined>();
    for (const name of newest.values()) parsed.set(name, this.parsed.get(name) ?? (await this.parse(name)));
    this.parsed = parsed;
    return [...parsed.values()].flatMap((report) => (report?.canary.id === id ? [report] : []));
  }

  /** @param time in milliseconds since 1970 */
  async removeBefore(time: number): Promise<void> {
    for (const { key, writtenAt } of await this.objects.list(FOLDER)) {
      if (writtenAt < time) await this.objects.remove(key);
    }
  }

  private async parse(name: string): Promise<CanaryReport | undefined> {
    // The content is undefined if the server has replaced the report after the names were listed.
    const content = await this.objects.read(FOLDER + name);
    try {
      return content && parseStored(reportSchema, content);
    } catch {
      return undefined;
    }
  }
}

/**
 * @param sides counts of the release, one entry for each server
 * @returns `hits`, the number of visitors with failed pages, and `total`, the number of all visitors
 */
export function failedVisitors(sides: readonly ReleaseCounts[]): {
  readonly hits: number;
  readonly total: number;
} {
  const all = sides.flatMap(({ failed }) => failed);
  const hits = new Set(all).size;
  const visitors = sides.reduce((sum, side) => sum + side.visitors, 0);
  return { hits, total: Math.max(hits, visitors - (all.length - hits)) };
}
