import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { takeOver, takeOverText } from './takeOver';

/** Replays what a visitor did in a region, once React has hydrated it. Rendered after its content. */
export function TakenOver({ element }: { readonly element: () => Element | null }) {
  const onCommit = useEffectEvent(() => takeOverText(element()));
  const onMount = useEffectEvent(() => takeOver(element()));
  useLayoutEffect(() => onCommit(), []);
  useEffect(() => onMount(), []);
  return null;
}
