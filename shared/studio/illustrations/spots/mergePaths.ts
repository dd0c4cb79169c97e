const NEIGHBOURS = /<path d="([^"]*)" ([^>]*)\/><path d="([^"]*)" \2\/>/g;

/** Joins neighbouring paths of one look, which most strokes of a drawing are, and drops zeros that say nothing. */
export function mergePaths(svg: string): string {
  let before = svg.replace(/(\.\d*?)0+(?=\D)/g, (_, digits: string) => (digits === '.' ? '' : digits));
  for (;;) {
    const after = before.replace(NEIGHBOURS, '<path d="$1$3" $2/>');
    if (after === before) return after;
    before = after;
  }
}
