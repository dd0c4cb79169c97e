import type { Engine } from './engines';

/** What a browser can do for a visitor, or for a journey. */
export type Capability = 'forced colours' | 'reports of uncaught errors';

/** Where an engine differs from the others. */
interface Difference {
  readonly capability: Capability;
  readonly engine: Engine;
  /** What a visitor gets instead. */
  readonly instead: string;
  readonly reason: string;
}

/**
 * All that journeys leave out, and why. The page on supported browsers (`shell/docs/browsers.md`) has the same rows,
 * which a test checks.
 */
export const DIFFERENCES: readonly Difference[] = [
  {
    capability: 'forced colours',
    engine: 'webkit',
    instead: "the shop's own colours",
    reason: 'WebKit has no forced colours; macOS and iOS offer inverted colours and more contrast',
  },
  {
    capability: 'reports of uncaught errors',
    engine: 'webkit',
    instead: 'the same; journeys do not fail by them',
    reason: 'WebDriver has no console, and its driver speaks no BiDi',
  },
];

/** The difference that an engine has in a capability. */
export function differenceOf(engine: Engine, capability: Capability): Difference | undefined {
  return DIFFERENCES.find((one) => one.engine === engine && one.capability === capability);
}
