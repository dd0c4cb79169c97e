import { useReducedMotion } from '@tanabana/runtime/hooks/useReducedMotion';
import { useEffect, useState } from 'react';

/** Milliseconds before the first turn, and between the later ones (§2.2). */
const FIRST_ROTATION_MS = 3_000;
const ROTATION_MS = 4_500;

const SCRIPTS = 3;

/**
 * Which of the three scripts is live: 0 Latin, 1 Hindi, 2 Tamil. Stays with the first where the visitor
 * wants no motion, and with the present one while it is held.
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
