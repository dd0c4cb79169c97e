import { BuildState } from './buildState';
import type { OpenCompilers } from './openCompilers';

/** What the development server knows of a deployable. */
export class WatchedDeployable {
  readonly builds = new BuildState();
  /** Undefined while no compilers run. */
  start?: Promise<OpenCompilers>;
  /** Whether a page has loaded the deployable. */
  isSeen = false;
  /** Whether the sources have changed since a build of an earlier start. */
  hasChanged = false;
  /** Whether a build has ended that the next start does not know. */
  isUnremembered = false;
}
