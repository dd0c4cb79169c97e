/** What counts as good (web.dev/vitals): three of four visits stay below. */
const GOOD = { LCP: 2_500, INP: 200, TTFB: 800, CLS: 0.1 } as const;

type Vital = keyof typeof GOOD;

export const VITALS = Object.keys(GOOD) as Vital[];

const WIDTH = 160;
const HEIGHT = 36;

/** Columns of a chart: the measurements from the quickest to the slowest, evenly taken. */
const COLUMNS = 32;

/** How a measurement is read: in seconds, milliseconds, or as a plain number. */
function inUnits(name: Vital, value: number): string {
  if (name === 'CLS') return value.toFixed(2);
  return value >= 1_000 ? `${(value / 1_000).toFixed(1)} s` : `${value.toFixed(0)} ms`;
}

interface VitalsChartProps {
  readonly name: Vital;
  /** Measured values, and how often each was measured. */
  readonly values: readonly (readonly [value: number, count: number])[];
}

/**
 * A small chart of measurements, sorted, with a line at what counts as good. Beside it stands the value that
 * three of four visits stay below.
 */
export function VitalsChart({ name, values: counted }: VitalsChartProps) {
  const values = counted.flatMap(([value, count]) => Array<number>(count).fill(value));
  const sorted = values.sort((a, b) => a - b);
  const p75 = sorted[Math.ceil(sorted.length * 0.75) - 1];
  if (p75 === undefined) return <span className="quiet">none</span>;
  const good = GOOD[name];
  const top = Math.max(good * 1.25, p75 * 1.25);
  const y = (value: number) => Math.round(HEIGHT - (Math.min(value, top) / top) * HEIGHT);
  const count = Math.min(COLUMNS, sorted.length);
  const step = WIDTH / count;
  const columns = Array.from({ length: count }, (_, index) => {
    const value = sorted[Math.floor((index * sorted.length) / count)] ?? 0;
    return `M${(index * step).toFixed(1)} ${HEIGHT}V${y(value)}h${Math.max(1, step - 1).toFixed(1)}V${HEIGHT}z`;
  });
  return (
    <figure className={p75 <= good ? 'good' : 'poor'}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        width={WIDTH}
        height={HEIGHT}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${name}: ${values.length} measurements`}
      >
        <path d={columns.join('')} />
        <line x1="0" x2={WIDTH} y1={y(good)} y2={y(good)} />
      </svg>
      <figcaption>{inUnits(name, p75)}</figcaption>
    </figure>
  );
}
