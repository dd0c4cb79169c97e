/** Red, green and blue, 0 to 255, of a colour written `#rrggbb`. */
export function toRgb(hex: string): readonly [r: number, g: number, b: number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}
