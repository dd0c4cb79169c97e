import { fill, moved } from '../drawing';

/** A border of triangles and lines all round the sheet, as painted about a wedding square. */
export function wallBorder(width: number, height: number, color: string): string {
  const inset = 26;
  const band = 26;
  const side = (length: number) => {
    const teeth = Math.round(length / 26);
    return Array.from({ length: teeth }, (_, index) => {
      const left = (length * index) / teeth;
      const step = length / teeth;
      return fill(
        [
          [left, band],
          [left + step / 2, 5],
          [left + step, band],
        ],
        color,
      );
    }).join('');
  };
  const [w, h] = [width - 2 * inset, height - 2 * inset];
  const frames = [0, band + 8].map(
    (gap) =>
      `<rect x="${inset + gap}" y="${inset + gap}" width="${w - 2 * gap}" height="${h - 2 * gap}" fill="none" stroke="${color}" stroke-width="3"/>`,
  );
  return (
    frames.join('') +
    moved(side(w), inset, inset) +
    moved(side(w), width - inset, height - inset, 1, 180) +
    moved(side(h), width - inset, inset, 1, 90) +
    moved(side(h), inset, height - inset, 1, -90)
  );
}
