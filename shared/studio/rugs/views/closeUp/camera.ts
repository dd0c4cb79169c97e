/** Where a point of the rug is seen. */
export interface Seen {
  readonly x: number;
  readonly y: number;
  /** Pixels that one knot measures there. */
  readonly scale: number;
}

/** A camera that looks down at a rug from its lower end; rug coordinates are knots, height included. */
export interface Camera {
  /** Sees a point; x to the right, y towards the viewer, z up from the floor. */
  see(x: number, y: number, z: number): Seen;
  /** The point of the floor that is seen at a pixel. */
  floorAt(px: number, py: number): readonly [x: number, y: number];
  /** How far a point of the floor is ahead, to draw what is far before what is near. */
  ahead(x: number, y: number): number;
}

/** Where a camera stands and what it looks at. */
interface Stand {
  /** Middle of the picture, in knots. */
  readonly target: readonly [x: number, y: number];
  /** Knots that the picture is wide at its middle. */
  readonly span: number;
  /** Turned sideways, in radians. */
  readonly yaw: number;
  /** Above the floor, in radians. */
  readonly elevation: number;
}

/** Distance of the camera in widths of the picture: near enough for the lines to converge a little. */
const DISTANCE = 2.1;

/** @param width of the picture in pixels, like the height */
export function standCamera({ target, span, yaw, elevation }: Stand, width: number, height: number): Camera {
  const distance = DISTANCE * span;
  const focal = DISTANCE * width;
  const [sinYaw, cosYaw] = [Math.sin(yaw), Math.cos(yaw)];
  const [sinUp, cosUp] = [Math.sin(elevation), Math.cos(elevation)];
  return {
    see(x, y, z) {
      const [dx, dy] = [x - target[0], y - target[1]];
      const across = dx * cosYaw - dy * sinYaw;
      const towards = dx * sinYaw + dy * cosYaw;
      const depth = distance - towards * cosUp - z * sinUp;
      const scale = focal / depth;
      return { x: width / 2 + across * scale, y: height / 2 + (towards * sinUp - z * cosUp) * scale, scale };
    },
    floorAt(px, py) {
      const [a, b] = [(px - width / 2) / focal, (py - height / 2) / focal];
      const towards = (b * distance) / (sinUp + b * cosUp);
      const across = a * (distance - towards * cosUp);
      return [target[0] + across * cosYaw + towards * sinYaw, target[1] - across * sinYaw + towards * cosYaw];
    },
    ahead: (x, y) => -(x * sinYaw + y * cosYaw),
  };
}
