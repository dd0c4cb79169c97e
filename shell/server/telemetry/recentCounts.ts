const MINUTE_MS = 60_000;

const WINDOW_MINUTES = 60;

interface Count<Item> {
  readonly item: Item;
  readonly count: number;
}

/** Counts equal items over the last hour, by minute. Memory grows with the number of distinct items. */
export class RecentCounts<Item> {
  private readonly minutes = new Map<number, Map<string, Count<Item>>>();

  constructor(private readonly now: () => number) {}

  add(item: Item): void {
    const minute = Math.floor(this.now() / MINUTE_MS);
    const counts = this.minutes.get(minute) ?? new Map<string, Count<Item>>();
    increase(counts, { item, count: 1 });
    this.minutes.set(minute, counts);
    for (const old of this.minutes.keys()) if (old <= minute - WINDOW_MINUTES) this.minutes.delete(old);
  }

  totals(): readonly Count<Item>[] {
    const first = Math.floor(this.now() / MINUTE_MS) - WINDOW_MINUTES;
    const totals = new Map<string, Count<Item>>();
    for (const [minute, counts] of this.minutes) {
      if (minute > first) for (const counted of counts.values()) increase(totals, counted);
    }
    return [...totals.values()];
  }
}

function increase<Item>(counts: Map<string, Count<Item>>, { item, count }: Count<Item>): void {
  const name = JSON.stringify(item);
  counts.set(name, { item, count: count + (counts.get(name)?.count ?? 0) });
}
