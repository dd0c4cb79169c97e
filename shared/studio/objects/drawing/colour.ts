/** Red, green and blue from 0 to 255, as shown on a screen. */
type Rgb = readonly [number, number, number];

function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function hexOf(rgb: Rgb): string {
  return `#${rgb
    .map((part) =>
      Math.round(Math.min(255, Math.max(0, part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** A colour between two, as `#rrggbb`. */
export function mixed(a: string, b: string, share: number): string {
  const [from, to] = [rgbOf(a), rgbOf(b)];
  return hexOf(
    [0, 1, 2].map((i) => (from[i] ?? 0) + ((to[i] ?? 0) - (from[i] ?? 0)) * share) as unknown as Rgb,
  );
}

/** The same colour lighter (above 1) or darker (below 1). */
export function toned(hex: string, by: number): string {
  const [r, g, b] = rgbOf(hex);
  return hexOf([r * by, g * by, b * by]);
}

/** A screen colour as linear scene text, `rgb<r,g,b>`. */
export function povColour(hex: string): string {
  const linear = rgbOf(hex).map((part) => {
    const s = part / 255;
    return (s <= 0.04045 ? s / 12.92 : Math.pow((s + 0.055) / 1.055, 2.4)).toFixed(4);
  });
  return `rgb<${linear.join(',')}>`;
}
