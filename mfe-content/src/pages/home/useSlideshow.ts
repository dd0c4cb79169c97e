import { useEffect, useState } from 'react';
import { useReducedMotion } from '@tanabana/runtime/hooks/useReducedMotion';
import { turn } from './nextSlide';

/** How long a slide stands, in milliseconds (§9). */
export const SLIDE_DURATION_MS = 5000;
/** How long autoplay rests after a slide was chosen by hand, in milliseconds (§9). */
const AUTOPLAY_RESUME_MS = 10_000;

export interface Slideshow {
  readonly index: number;
  /** Whether another slide than the first was ever shown. */
  readonly hasTurned: boolean;
  readonly isPlaying: boolean;
  /** Stopped by the visitor, until the visitor lets it go on. */
  readonly isStopped: boolean;
  readonly choose: (index: number) => void;
  readonly step: (steps: number) => void;
  readonly toggle: () => void;
  /** Holds the slides while a pointer or the keyboard is with them. */
  readonly hold: (by: 'pointer' | 'keyboard', isHeld: boolean) => void;
}

/** Slides that go round by themselves, until a visitor takes over (§4). */
export function useSlideshow(count: number): Slideshow {
  const [{ index, hasTurned }, setShown] = useState({ index: 0, hasTurned: false });
  /** Counts choices by hand; each makes autoplay rest anew. */
  const [rest, setRest] = useState(0);
  const [isStopped, setStopped] = useState(false);
  const [held, setHeld] = useState({ pointer: false, keyboard: false });
  const isStill = useReducedMotion();
  const isPlaying = rest === 0 && !isStopped && !held.pointer && !held.keyboard && !isStill;

  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(
      () => setShown((shown) => ({ index: turn(shown.index, 1, count), hasTurned: true })),
      SLIDE_DURATION_MS,
    );
    return () => clearTimeout(timer);
  }, [isPlaying, index, count]);

  useEffect(() => {
    if (rest === 0) return;
    const timer = setTimeout(() => setRest(0), AUTOPLAY_RESUME_MS);
    return () => clearTimeout(timer);
  }, [rest]);

  const choose = (chosen: number) => {
    setShown({ index: chosen, hasTurned: true });
    setRest((choices) => choices + 1);
  };
  return {
    index,
    hasTurned,
    isPlaying,
    isStopped: isStopped || isStill,
    choose,
    step: (steps) => choose(turn(index, steps, count)),
    toggle: () => setStopped(!isStopped),
    hold: (by, isHeld) => setHeld((before) => ({ ...before, [by]: isHeld })),
  };
}
