import path from 'node:path';

export const WIDTHS = [200, 400, 800, 1200] as const;
/** Width in pixels of a picture that is looked at closely, for which it has a file more. */
export const CLOSE_WIDTH = 2400;
export const FORMATS = ['avif', 'webp'] as const;

export type Width = (typeof WIDTHS)[number] | typeof CLOSE_WIDTH;
export type Format = (typeof FORMATS)[number];

/** Paths of the records, the pictures and their manifest in a deployable. */
interface PictureFolder {
  readonly records: string;
  readonly images: string;
  readonly manifest: string;
  /** Folder of the spot drawings, SVG files. */
  readonly drawings: string;
}

/** @param deployable path of the deployable's folder */
export function pictureFolder(deployable: string): PictureFolder {
  const pictures = path.join(deployable, 'pictures');
  return {
    records: path.join(pictures, 'records'),
    images: path.join(pictures, 'images'),
    manifest: path.join(pictures, 'manifest.json'),
    drawings: path.join(pictures, 'drawings'),
  };
}

/** File name of one size of a picture. */
export function imageFile(name: string, width: Width, format: Format): string {
  return `${name}-${width}.${format}`;
}

/** File name of a picture's close-up. Browsers without AVIF look at the widest other file. */
export function closeFile(name: string): string {
  return imageFile(name, CLOSE_WIDTH, 'avif');
}

/** File names of every size of a picture, its close-up excepted. */
export function imageFiles(name: string): string[] {
  return WIDTHS.flatMap((width) => FORMATS.map((format) => imageFile(name, width, format)));
}
