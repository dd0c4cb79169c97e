import { latticeNoise, smoothNoise } from '../../drawing/noise';

/** How the warp ends are finished. */
export type FringeStyle = 'loose' | 'knotted' | 'none';

/** Threads of a fringe, to be drawn with the woven edge on the line y = 0 and the threads hanging down. */
interface Fringe {
  readonly style: FringeStyle;
  /** In pixels, like all lengths here. */
  readonly width: number;
  readonly length: number;
  readonly thread: number;
  readonly seed: number;
}

const COTTON: readonly string[] = ['#e9dfc9', '#ddd0b5', '#f0e8d6', '#cdbf9f', '#d8caa9'];

/** The fringe as SVG paths. */
export function fringePaths({ style, width, length, thread, seed }: Fringe): string {
  if (style === 'none') return '';
  const bundle = style === 'knotted' ? thread * 7 : thread * 3.2;
  const bundles = Math.round(width / bundle);
  const paths: string[] = [];
  for (let index = 0; index < bundles; index += 1) {
    const x = ((index + 0.5) / bundles) * width;
    const drift = smoothNoise(index / 6, 1, seed) * length * 0.22;
    const knot = length * (0.24 + 0.05 * latticeNoise(index, 5, seed));
    const threads = style === 'knotted' ? 8 : 4;
    for (let strand = 0; strand < threads; strand += 1) {
      const noise = (use: number) => latticeNoise(index * 16 + strand, use, seed) - 0.5;
      const spread = ((strand + 0.5) / threads - 0.5) * bundle;
      const reach = length * (0.86 + 0.3 * noise(1) + 0.14 * smoothNoise(index / 9, 2, seed));
      const end = x + drift + spread * 0.9 + noise(2) * bundle * 1.1;
      const bend = x + drift * 0.4 + noise(3) * bundle * 0.9;
      const color = COTTON[Math.floor((noise(4) + 0.5) * COTTON.length)] ?? '#ddd';
      const start =
        style === 'knotted'
          ? `M${n(x + spread)} -2L${n(x + spread * 0.12)} ${n(knot)}Q${n(bend)} ${n(knot + reach * 0.4)}`
          : `M${n(x + spread)} -2Q${n(bend + spread * 0.5)} ${n(reach * 0.5)}`;
      paths.push(`<path d="${start} ${n(end)} ${n(reach)}" stroke="${color}"/>`);
    }
    if (style === 'knotted') {
      const size = thread * 1.9;
      paths.push(
        `<ellipse cx="${n(x)}" cy="${n(knot)}" rx="${n(size)}" ry="${n(size * 0.85)}" fill="#e2d7bf" stroke="#a99a7c" stroke-width="${n(thread * 0.35)}"/>`,
      );
    }
  }
  return `<g fill="none" stroke-width="${n(thread)}" stroke-linecap="round">${paths.join('')}</g>`;
}

function n(value: number): string {
  return value.toFixed(1);
}
