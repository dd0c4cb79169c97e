import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { takeOver, takeOverText } from './takeOver';

/** Replays the early acts in a region when React has hydrated the region. Rendered after the region's content. */
export function TakenOver({ element }: { readonly element: () => Element | null }) {
  const onCommit = useEffectEvent(() => takeOverText(element()));
  const onMount = useEffectEvent(() => takeOver(element()));
  useLayoutEffect(() => onCommit(), []);
  useEffect(() => onMount(), []);
  return null;
}
