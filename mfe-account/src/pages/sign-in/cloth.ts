/** Cells of one repeat, in both directions. */
export const MOTIF_SIZE = 48;

export const DYES = {
  night: '#1d2236',
  indigo: '#22385a',
  madder: '#7a1f22',
  brick: '#b8563a',
  gold: '#c9973f',
  ivory: '#e8dcc2',
};

const { night, indigo, madder, brick, gold, ivory } = DYES;

/** Rings of the large diamond, from its centre outwards. */
const LARGE = [ivory, gold, night, brick, brick, gold, madder, madder, madder, ivory, night];

/** Rings of the small diamond, between four large ones. */
const SMALL = [gold, night, brick, brick, ivory, night];

const STEP = 2;

/** Rings between the centres of a large and a small diamond. */
const REACH = MOTIF_SIZE / STEP - 2;

function dyeAt(x: number, y: number): string {
  const steps = (cell: number) => Math.floor(Math.abs(cell + 0.5 - MOTIF_SIZE / 2) / STEP);
  const ring = steps(x) + steps(y);
  return LARGE[ring] ?? SMALL[REACH - ring] ?? indigo;
}

/** Returns one SVG path per dye. */
export function clothPaths(): { readonly dye: string; readonly d: string }[] {
  const paths = new Map<string, string>();
  for (let y = 0; y < MOTIF_SIZE; y += 1) {
    for (let start = 0, x = 1; x <= MOTIF_SIZE; x += 1) {
      const dye = dyeAt(start, y);
      if (x < MOTIF_SIZE && dyeAt(x, y) === dye) continue;
      paths.set(dye, `${paths.get(dye) ?? ''}M${start} ${y}h${x - start}v1h${start - x}z`);
      start = x;
    }
  }
  return [...paths].map(([dye, d]) => ({ dye, d }));
}
