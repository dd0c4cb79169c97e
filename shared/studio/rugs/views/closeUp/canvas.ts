/** Pixels to paint on, three bytes each. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8ClampedArray;
}

export function blankCanvas(width: number, height: number): Canvas {
  return { width, height, pixels: new Uint8ClampedArray(width * height * 3) };
}

/** Paints a small disc, lighter at its upper left as a round thread is. */
export function dab(
  canvas: Canvas,
  x: number,
  y: number,
  radius: number,
  r: number,
  g: number,
  b: number,
): void {
  const { width, height, pixels } = canvas;
  const [left, right] = [Math.max(0, Math.ceil(x - radius)), Math.min(width - 1, Math.floor(x + radius))];
  const [top, bottom] = [Math.max(0, Math.ceil(y - radius)), Math.min(height - 1, Math.floor(y + radius))];
  for (let py = top; py <= bottom; py += 1) {
    for (let px = left; px <= right; px += 1) {
      const [dx, dy] = [(px - x) / radius, (py - y) / radius];
      if (dx * dx + dy * dy > 1) continue;
      const light = 1 - 0.13 * (dx + 0.7 * dy);
      const at = (py * width + px) * 3;
      pixels[at] = r * light;
      pixels[at + 1] = g * light;
      pixels[at + 2] = b * light;
    }
  }
}
