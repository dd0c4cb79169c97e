import { useReducedMotion } from '@tanabana/runtime/hooks/useReducedMotion';
import { useEffect, useState } from 'react';

/** Delay of the first change in milliseconds, and of later ones (§2.2). */
const FIRST_ROTATION_MS = 3_000;
const ROTATION_MS = 4_500;

const SCRIPTS = 3;

/**
 * Returns the index of the visible script: 0 Latin, 1 Hindi, 2 Tamil. It stays 0 if the visitor wants no
 * motion.
 * @param isHeld whether the present script stays
 */
export function useWordmarkTurn(isHeld: boolean): number {
  const [turns, setTurns] = useState(0);
  const isStill = useReducedMotion() || isHeld;
  useEffect(() => {
    if (isStill) return;
    const timer = setTimeout(() => setTurns(turns + 1), turns === 0 ? FIRST_ROTATION_MS : ROTATION_MS);
    return () => clearTimeout(timer);
  }, [turns, isStill]);
  return turns % SCRIPTS;
}
