import type { Model } from '../form';
import type { Vector } from '../geometry/vector';

/** Enough points of an object to frame it; the cord from which it hangs may leave the frame. */
export function outline(model: Model): Vector[] {
  return model.parts.flatMap(({ role, mesh }) =>
    role === 'cord' ? [] : (mesh?.positions.filter((_, i) => i % 7 === 0) ?? []),
  );
}
