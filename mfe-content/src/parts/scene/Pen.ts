/** A point, in the units of the scene: 480 wide, 360 high. */
export type Point = readonly [x: number, y: number];

export interface Pose {
  /** Height of the whole figure, in the scene's units. */
  readonly height?: number;
  /** Elbow and hand of each arm, relative to the waist of a figure 64 units high. */
  readonly arms?: readonly [readonly Point[], readonly Point[]];
  /** Knee and foot of each leg, likewise. */
  readonly legs?: readonly [readonly Point[], readonly Point[]];
  /** How far the upper body leans to the right. */
  readonly lean?: number;
  /** Hair tied into a knot. */
  readonly knot?: boolean;
}

const FIGURE_HEIGHT = 64;
const STANDING: readonly [readonly Point[], readonly Point[]] = [
  [
    [-5, 22],
    [-6, 32],
  ],
  [
    [5, 22],
    [6, 32],
  ],
];
const AT_REST: readonly [readonly Point[], readonly Point[]] = [
  [
    [-15, -12],
    [-11, -2],
  ],
  [
    [15, -12],
    [11, -2],
  ],
];

const round = (value: number) => Math.round(value * 10) / 10;

/** Draws as Warli painters do: with dots, lines and triangles, in rice white on a wall. */
export class Pen {
  /** Path of everything that is filled. */
  solid = '';
  /** Path of everything that is a stroke. */
  strokes = '';

  line(...points: readonly Point[]): this {
    this.strokes += pathOf(points);
    return this;
  }

  shape(...points: readonly Point[]): this {
    this.solid += `${pathOf(points)}z`;
    return this;
  }

  outline(...points: readonly Point[]): this {
    this.strokes += `${pathOf(points)}z`;
    return this;
  }

  dot(x: number, y: number, radius: number): this {
    this.solid += circle(x, y, radius);
    return this;
  }

  ring(x: number, y: number, radius: number): this {
    this.strokes += circle(x, y, radius);
    return this;
  }

  /** A stroke that bends once on its way. */
  bow(from: Point, over: Point, to: Point): this {
    this.strokes += `M${from.map(round).join(' ')}Q${[...over, ...to].map(round).join(' ')}`;
    return this;
  }

  /** A person: two triangles that meet at the waist. */
  person(
    x: number,
    y: number,
    { height = FIGURE_HEIGHT, arms = AT_REST, legs = STANDING, lean = 0, knot }: Pose = {},
  ): this {
    const scale = height / FIGURE_HEIGHT;
    const at = ([dx, dy]: Point): Point => [
      x + (dx + (dy < 0 ? (lean * -dy) / 22 : 0)) * scale,
      y + dy * scale,
    ];
    this.shape(at([-9, -20]), at([9, -20]), at([0, 0]));
    this.shape(at([0, 0]), at([7, 13]), at([-7, 13]));
    this.shape(at([-1.2, -20]), at([1.2, -20]), at([1.2, -26]), at([-1.2, -26]));
    const [headX, headY] = at([0, -28]);
    this.dot(headX, headY, 4 * scale);
    if (knot) this.dot(headX - 4.5 * scale, headY - 2.5 * scale, 2.2 * scale);
    const [left, right] = arms;
    this.line(at([-8, -20]), ...left.map(at)).line(at([8, -20]), ...right.map(at));
    this.line(at([-4, 13]), ...legs[0].map(at)).line(at([4, 13]), ...legs[1].map(at));
    return this;
  }

  /** A tree whose branches carry leaves in pairs. */
  tree(x: number, y: number, height: number): this {
    this.line([x, y], [x, y - height]);
    for (let level = 0; level < 6; level++) {
      const rootY = y - height * (0.35 + level * 0.11);
      const reach = height * (0.42 - level * 0.05);
      for (const side of [-1, 1]) {
        const tip: Point = [x + side * reach, rootY - reach * 0.55];
        this.line([x, rootY], tip);
        for (let leaf = 1; leaf <= 6; leaf++) {
          const part = leaf / 6;
          const [leafX, leafY] = [x + side * reach * part, rootY - reach * 0.55 * part];
          this.line([leafX, leafY], [leafX + side * 2, leafY - 7]).line(
            [leafX, leafY],
            [leafX + side * 6, leafY + 3],
          );
        }
      }
    }
    return this;
  }

  /** A hut with a thatched roof and a hatched wall. */
  hut(x: number, y: number, width: number): this {
    const wall = width * 0.5;
    const roof = width * 0.42;
    this.outline([x, y], [x + width, y], [x + width, y - wall], [x, y - wall]);
    this.shape([x - 10, y - wall], [x + width + 10, y - wall], [x + width * 0.5, y - wall - roof]);
    for (let step = 8; step < width; step += 8) this.line([x + step, y], [x + step, y - wall]);
    this.line([x, y - wall * 0.5], [x + width, y - wall * 0.5]);
    return this;
  }

  /** The sun, with its rays. */
  sun(x: number, y: number, radius: number): this {
    this.ring(x, y, radius)
      .ring(x, y, radius * 0.72)
      .dot(x, y, radius * 0.34);
    for (let ray = 0; ray < 24; ray++) {
      const angle = (ray / 24) * 2 * Math.PI;
      const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
      this.line(
        [x + dx * radius * 1.12, y + dy * radius * 1.12],
        [x + dx * radius * 1.34, y + dy * radius * 1.34],
      );
    }
    return this;
  }

  /** A row of dots: the ground that people stand on. */
  ground(y: number): this {
    this.line([0, y], [480, y]);
    for (let x = 6; x < 480; x += 12) this.line([x, y + 7], [x + 6, y + 13]);
    return this;
  }

  /** A bird on the wing. */
  bird(x: number, y: number): this {
    return this.bow([x - 9, y - 4], [x - 4, y - 7], [x, y]).bow([x, y], [x + 4, y - 7], [x + 9, y - 4]);
  }

  /** A vessel with a neck. */
  pot(x: number, y: number, radius: number): this {
    this.dot(x, y - radius, radius);
    return this.shape(
      [x - radius * 0.45, y - radius * 1.7],
      [x + radius * 0.45, y - radius * 1.7],
      [x + radius * 0.62, y - radius * 2.25],
      [x - radius * 0.62, y - radius * 2.25],
    );
  }
}

function pathOf(points: readonly Point[]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');
}

function circle(x: number, y: number, radius: number): string {
  const r = round(radius);
  return `M${round(x - r)} ${round(y)}a${r} ${r} 0 0 0 ${round(2 * r)} 0a${r} ${r} 0 0 0 ${round(-2 * r)} 0`;
}
