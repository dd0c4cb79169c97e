import path from 'node:path';

export const WIDTHS = [400, 800, 1200] as const;
export const FORMATS = ['avif', 'webp'] as const;

export type Width = (typeof WIDTHS)[number];
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

/** File names of every size of a picture. */
export function imageFiles(name: string): string[] {
  return WIDTHS.flatMap((width) => FORMATS.map((format) => imageFile(name, width, format)));
}
