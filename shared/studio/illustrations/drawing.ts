import type { Point } from '../drawing/shape';

/** Size of the sheet that an illustration is drawn on: 1000 units high, as wide as its aspect asks. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly seed: number;
}

export const SHEET_HEIGHT = 1000;

/** A line through points, as SVG. */
export function line(points: readonly Point[], width: number, color: string): string {
  return `<path d="M${join(points)}" fill="none" stroke="${color}" stroke-width="${width.toFixed(2)}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** A closed area, as SVG, outlined when a line colour is given. */
export function fill(points: readonly Point[], color: string, outline?: string, width = 2): string {
  const pen =
    outline === undefined
      ? ''
      : ` stroke="${outline}" stroke-width="${width.toFixed(2)}" stroke-linejoin="round"`;
  return `<path d="M${join(points)}Z" fill="${color}"${pen}/>`;
}

export function dot(x: number, y: number, radius: number, color: string): string {
  return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius.toFixed(2)}" fill="${color}"/>`;
}

export function ring(x: number, y: number, radius: number, width: number, color: string): string {
  return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius.toFixed(2)}" fill="none" stroke="${color}" stroke-width="${width.toFixed(2)}"/>`;
}

/** Drawn content moved, turned (degrees) and scaled. */
export function moved(content: string, x: number, y: number, scale = 1, turn = 0, flip = false): string {
  const across = flip ? -scale : scale;
  return `<g transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) rotate(${turn.toFixed(2)}) scale(${across.toFixed(4)} ${scale.toFixed(4)})">${content}</g>`;
}

function join(points: readonly Point[]): string {
  return points.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L');
}
