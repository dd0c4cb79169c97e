import type { ReleaseContext } from '../../composition/releaseContext';
import type { MachineCounts } from '../canary/machineCounts';
import type { GetLiveReleases } from '../liveReleases';
import type { Observations } from '../telemetry/observations';
import type { SignedNotes } from './actions/signedNotes';

/** What the board works with. */
export interface BoardOptions {
  /** Opens the board. */
  readonly token: string;
  readonly context: Pick<ReleaseContext, 'root' | 'artefacts' | 'releases' | 'deployments' | 'requireFrom'>;
  /** Script of the render processes, below the repository's folder, where it is not the source. */
  readonly renderScript?: string | undefined;
  readonly observations: Observations;
  readonly liveReleases: GetLiveReleases;
  /** What each machine saw of the running canary. */
  readonly machines: () => Promise<readonly MachineCounts[]>;
  /** What preview links are signed with. */
  readonly secret: string;
  readonly now: () => number;
}

/** What each address of the board works with. */
export interface BoardTools extends BoardOptions {
  readonly notes: SignedNotes;
}
