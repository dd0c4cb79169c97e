import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { takeOver, replayText } from './takeOver';

/**
 * Replays the interactions that preceded the hydration of a region. Rendered as the last element of the region, so that
 * the replay follows the other effects of the region.
 */
export function TakenOver({ element }: { readonly element: () => Element | null }) {
  const onCommit = useEffectEvent(() => replayText(element()));
  const onMount = useEffectEvent(() => takeOver(element()));
  useLayoutEffect(() => onCommit(), []);
  useEffect(() => onMount(), []);
  return null;
}
