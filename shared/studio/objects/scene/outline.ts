import type { Model } from '../form';
import type { Vector } from '../geometry/vector';

/** Enough of an object's points to know its outline by; the cord it hangs from may leave the frame. */
export function outline(model: Model): Vector[] {
  return model.parts.flatMap(({ role, mesh }) =>
    role === 'cord' ? [] : (mesh?.positions.filter((_, i) => i % 7 === 0) ?? []),
  );
}
