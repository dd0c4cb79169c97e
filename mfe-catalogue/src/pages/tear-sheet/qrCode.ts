import { encode } from 'uqr';

/** A QR code of square modules, which have a width of 1. */
interface QrCode {
  /** Width of the code with its quiet zone, in modules. */
  readonly size: number;
  /** Path of the dark modules, for the attribute `d` of an SVG path. */
  readonly path: string;
}

/** Encodes a text as a QR code with error correction M, which tolerates about 15 % of damaged modules. */
export function qrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const modules = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size, path: modules.join('') };
}
