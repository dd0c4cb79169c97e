import { useReducedMotion } from '@tanabana/runtime/hooks/useReducedMotion';
import { useEffect, useState } from 'react';

/** Delay of the first rotation in milliseconds, and of later ones (§2.2). */
const FIRST_ROTATION_MS = 3_000;
const ROTATION_MS = 4_500;

const SCRIPTS = 3;

/**
 * Returns the index of the visible script: 0 Latin, 1 Hindi, 2 Tamil. It stays 0 if the visitor wants no
 * motion.
 * @param isHeld whether the present script stays
 */
export function useRotatingScript(isHeld: boolean): number {
  const [rotations, setRotations] = useState(0);
  const isStill = useReducedMotion() || isHeld;
  useEffect(() => {
    if (isStill) return;
    const timer = setTimeout(
      () => setRotations(rotations + 1),
      rotations === 0 ? FIRST_ROTATION_MS : ROTATION_MS,
    );
    return () => clearTimeout(timer);
  }, [rotations, isStill]);
  return rotations % SCRIPTS;
}
