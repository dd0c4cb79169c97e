/** A dot within a drawing that is scaled afterwards: as fine there as a line. */
export function speck(x: number, y: number, radius: number, color: string): string {
  return `<circle cx="${x.toFixed(4)}" cy="${y.toFixed(4)}" r="${radius.toFixed(4)}" fill="${color}"/>`;
}
