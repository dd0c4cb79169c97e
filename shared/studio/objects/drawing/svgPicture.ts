export interface SvgPicture {
  readonly width: number;
  readonly height: number;
  readonly background: string;
  readonly body: string;
  /** Definitions of filters and patterns that the body refers to. */
  readonly definitions?: string;
}

/** A whole SVG document, in centimetres. */
export function svgPicture({ width, height, background, body, definitions = '' }: SvgPicture): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width.toFixed(3)} ${height.toFixed(3)}" preserveAspectRatio="none">` +
    `<defs>${definitions}</defs><rect width="100%" height="100%" fill="${background}"/>${body}</svg>`
  );
}
