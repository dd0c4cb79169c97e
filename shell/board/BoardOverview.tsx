import { deploymentInWords } from '../composition/deploymentInWords';
import type { BoardPerson } from './boardPerson';
import { CanarySection } from './sections/CanarySection';
import { Failures, Refusals, Vitals } from './sections/healthSections';
import { HistorySection } from './sections/HistorySection';
import { LiveSection } from './sections/LiveSection';
import { MapSection } from './sections/MapSection';
import { Notice } from './components/Notice';
import { PageHeader } from './components/PageHeader';
import { PublishedSection } from './sections/PublishedSection';
import type { Overview } from './readOverview';

interface BoardOverviewProps extends Overview {
  readonly person: BoardPerson;
}

/** What is live and how it does, what could be, and what was. */
export function BoardOverview(props: BoardOverviewProps) {
  const { person, live, canary, status, history, machines, done } = props;
  return (
    <>
      <PageHeader title={`Releases of ${live.settings.brand}`} person={person} isFirst />
      {done && (
        <Notice role="status">
          <p>Done, as number {done.number} of the history:</p>
          <p>{deploymentInWords(done)}</p>
        </Notice>
      )}
      <LiveSection live={live} status={status} machines={machines} />
      <CanarySection live={live} canary={canary} status={status} machines={machines} />
      <PublishedSection published={status.published} />
      <section>
        <h2>Health</h2>
        <p className="quiet">What all servers reported in the last hour.</p>
        <Failures machines={machines} />
        <Refusals machines={machines} />
        <Vitals release={live} machines={machines} />
      </section>
      <MapSection release={live} />
      <HistorySection history={history} />
    </>
  );
}
