import { useEffect, useState } from 'react';

/** Milliseconds before the first turn, and between the later ones (§2.2). */
const FIRST_TURN = 3_000;
const NEXT_TURN = 4_500;

const SCRIPTS = 3;

/**
 * Which of the three scripts is on show: 0 Latin, 1 Hindi, 2 Tamil. Stays with the first where the visitor
 * wants no motion.
 */
export function useWordmarkTurn(): number {
  const [turns, setTurns] = useState(0);
  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setTimeout(() => setTurns(turns + 1), turns === 0 ? FIRST_TURN : NEXT_TURN);
    return () => clearTimeout(timer);
  }, [turns]);
  return turns % SCRIPTS;
}
