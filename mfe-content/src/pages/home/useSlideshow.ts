import { useReducedMotion } from '@tanabana/runtime/hooks/useReducedMotion';
import { useEffect, useState } from 'react';

export const SLIDE_DURATION_MS = 5000;
const AUTOPLAY_RESUME_MS = 10_000;

export type Slideshow = ReturnType<typeof useSlideshow>;

/** Slides that change until the visitor takes over (§4). */
export function useSlideshow(count: number) {
  const [{ index, hasChanged }, setSlide] = useState({ index: 0, hasChanged: false });
  /** Number of clicks, each of which restarts the pause. */
  const [choices, setChoices] = useState(0);
  const [isStopped, setStopped] = useState(false);
  const [paused, setPaused] = useState({ pointer: false, keyboard: false });
  const isStill = useReducedMotion();
  const isPlaying = choices === 0 && !isStopped && !paused.pointer && !paused.keyboard && !isStill;

  useEffect(() => {
    if (!isPlaying) return;
    const next = { index: (index + 1) % count, hasChanged: true };
    const timer = setTimeout(() => setSlide(next), SLIDE_DURATION_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, index, count]);

  useEffect(() => {
    if (choices === 0) return;
    const timer = setTimeout(() => setChoices(0), AUTOPLAY_RESUME_MS);
    return () => clearTimeout(timer);
  }, [choices]);

  const choose = (chosen: number) => {
    setSlide({ index: chosen, hasChanged: true });
    setChoices((count) => count + 1);
  };
  return {
    index,
    hasChanged,
    isPlaying,
    isStopped: isStopped || isStill,
    choose,
    /** Wraps around at both ends (§4). */
    step: (step: 1 | -1) => choose((index + step + count) % count),
    toggle: () => setStopped(!isStopped),
    /** Pauses autoplay while the pointer or the focus is on the slides. */
    pause: (by: 'pointer' | 'keyboard', isPaused: boolean) =>
      setPaused((before) => ({ ...before, [by]: isPaused })),
  };
}
