import { createElement, type ComponentType } from 'react';

const MARK = 'remote:';

/** The remote whose component is the innermost in a component stack, as React gives it with an error. */
export function remoteIn(componentStack: string): string | undefined {
  return new RegExp(`\\b${MARK}([a-z]+)`).exec(componentStack)?.[1];
}

/** Puts a remote's name round a component, so that an error inside is its own and not that of the page's owner. */
export function marked<Props extends object>(
  remote: string,
  Component: ComponentType<Props>,
): ComponentType<Props> {
  const Marked = (props: Props) => createElement(Component, props);
  Marked.displayName = MARK + remote;
  return Marked;
}
