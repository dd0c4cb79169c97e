import { createElement, type ComponentType } from 'react';

const MARK = 'remote:';

/** A module that a deployable exposes. */
export interface Exposed {
  readonly remote: string;
  readonly expose: string;
}

/** The remote and expose of the innermost marked component in a component stack of React. */
export function exposedIn(componentStack: string): Exposed | undefined {
  const [, remote, expose] = new RegExp(`\\b${MARK}([a-z]+)(\\./[\\w/-]+)`).exec(componentStack) ?? [];
  return remote && expose ? { remote, expose } : undefined;
}

/** Wraps a component with the name of its remote and expose, so that its errors are attributed to them. */
export function marked<Props extends object>(
  { remote, expose }: Exposed,
  Component: ComponentType<Props>,
): ComponentType<Props> {
  const Marked = (props: Props) => createElement(Component, props);
  Marked.displayName = `${MARK}${remote}${expose}`;
  return Marked;
}
