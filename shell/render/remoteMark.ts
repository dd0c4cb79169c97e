import { createElement, type ComponentType } from 'react';

const MARK = 'remote:';

/** The remote of the innermost component in a component stack of React. */
export function remoteIn(componentStack: string): string | undefined {
  return new RegExp(`\\b${MARK}([a-z]+)`).exec(componentStack)?.[1];
}

/** Wraps a component with the name of its remote, so that its errors are attributed to that remote. */
export function marked<Props extends object>(
  remote: string,
  Component: ComponentType<Props>,
): ComponentType<Props> {
  const Marked = (props: Props) => createElement(Component, props);
  Marked.displayName = MARK + remote;
  return Marked;
}
