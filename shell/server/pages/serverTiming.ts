import type { Timing } from '../../render/renderTask';

/** Formats timings as in `queue;dur=0.3, fragment;desc="catalogue/RugCarousel";dur=12.1`. */
export function serverTiming(timings: readonly Timing[]): string {
  return timings
    .map(({ name, start, end }) => {
      const [metric = '', described] = name.split(' ');
      return `${metric}${described ? `;desc="${described}"` : ''};dur=${(end - start).toFixed(1)}`;
    })
    .join(', ');
}
