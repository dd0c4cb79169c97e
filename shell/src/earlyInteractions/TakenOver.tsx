import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { takeOver, replayText } from './takeOver';

/** Replays early interactions with a region after hydration. Rendered as the last element of the region. */
export function TakenOver({ element }: { readonly element: () => Element | null }) {
  const onCommit = useEffectEvent(() => replayText(element()));
  const onMount = useEffectEvent(() => takeOver(element()));
  useLayoutEffect(() => onCommit(), []);
  useEffect(() => onMount(), []);
  return null;
}
