// Bound once: noise is computed millions of times per picture, and looking up Math is slow in some
// environments.
const { floor, imul } = Math;

/** Even noise of a lattice point, 0 to 1, the same for the same arguments. */
export function latticeNoise(x: number, y: number, seed: number): number {
  let mixed = imul(x, 0x27d4eb2d) ^ imul(y, 0x165667b1) ^ imul(seed, 0x9e3779b1);
  mixed = imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
  mixed = imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}

/** Smooth noise of a plane, -1 to 1, with features about one unit wide. */
export function smoothNoise(x: number, y: number, seed: number): number {
  const left = floor(x);
  const top = floor(y);
  const across = ease(x - left);
  const down = ease(y - top);
  const upper = mix(latticeNoise(left, top, seed), latticeNoise(left + 1, top, seed), across);
  const lower = mix(latticeNoise(left, top + 1, seed), latticeNoise(left + 1, top + 1, seed), across);
  return 2 * mix(upper, lower, down) - 1;
}

/** Smooth noise with three octaves of detail, about -1 to 1. */
export function cloudNoise(x: number, y: number, seed: number): number {
  return (
    0.57 * smoothNoise(x, y, seed) +
    0.29 * smoothNoise(2.1 * x, 2.1 * y, seed + 1) +
    0.14 * smoothNoise(4.3 * x, 4.3 * y, seed + 2)
  );
}

function ease(t: number): number {
  return t * t * (3 - 2 * t);
}

function mix(a: number, b: number, share: number): number {
  return a + (b - a) * share;
}
