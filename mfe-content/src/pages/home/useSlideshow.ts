import { useReducedMotion } from '@tanabana/runtime/hooks/useReducedMotion';
import { useEffect, useState } from 'react';

/** How long a slide is slide, in milliseconds (§9). */
export const SLIDE_DURATION_MS = 5000;
/** How long autoplay pauses after a click, in milliseconds (§9). */
const AUTOPLAY_RESUME_MS = 10_000;

export interface Slideshow {
  readonly index: number;
  /** Whether the slide has changed at least once. */
  readonly hasChanged: boolean;
  readonly isPlaying: boolean;
  /** Whether the visitor has stopped autoplay. */
  readonly isStopped: boolean;
  readonly choose: (index: number) => void;
  readonly step: (steps: number) => void;
  readonly toggle: () => void;
  /** Holds the slides while the pointer or the keyboard focus is on them. */
  readonly hold: (by: 'pointer' | 'keyboard', isHeld: boolean) => void;
}

/**
 * Slides that change by themselves until the visitor takes over (§4).
 * @param count number of slides
 */
export function useSlideshow(count: number): Slideshow {
  const [{ index, hasChanged }, setSlide] = useState({ index: 0, hasChanged: false });
  /** Number of clicks; each restarts the pause of autoplay. */
  const [rest, setRest] = useState(0);
  const [isStopped, setStopped] = useState(false);
  const [held, setHeld] = useState({ pointer: false, keyboard: false });
  const isStill = useReducedMotion();
  const isPlaying = rest === 0 && !isStopped && !held.pointer && !held.keyboard && !isStill;

  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(
      () => setSlide((slide) => ({ index: slideAfter(slide.index, 1, count), hasChanged: true })),
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
    setSlide({ index: chosen, hasChanged: true });
    setRest((choices) => choices + 1);
  };
  return {
    index,
    hasChanged,
    isPlaying,
    isStopped: isStopped || isStill,
    choose,
    step: (steps) => choose(slideAfter(index, steps, count)),
    toggle: () => setStopped(!isStopped),
    hold: (by, isHeld) => setHeld((before) => ({ ...before, [by]: isHeld })),
  };
}

/** Returns the index of the slide a number of steps away; both ends wrap around (§4). */
export function slideAfter(index: number, steps: number, count: number): number {
  return (((index + steps) % count) + count) % count;
}
