import type { Deployment } from '../../composition/deployment';
import { percent } from '../components/percent';
import { releaseAddress } from '../releaseAddress';
import { Table } from '../components/Table';
import { when } from '../components/when';

interface HistorySectionProps {
  /** The newest first. */
  readonly history: readonly Deployment[];
}

/** What was done, by whom and why. */
export function HistorySection({ history }: HistorySectionProps) {
  return (
    <section>
      <h2>History</h2>
      <Table
        label="History"
        columns={['When', 'No.', 'What', 'Live', 'Canary', 'Who', 'Why', 'Checked']}
        rows={history.map(({ number, at, action, live, canary, by, reason, checks }) => [
          when(at),
          number,
          action,
          <a href={releaseAddress(live)}>
            <code>{live}</code>
          </a>,
          canary && (
            <span>
              <code>{canary.release}</code> {percent(canary.share)}
            </span>
          ),
          by,
          reason,
          checks?.join(', '),
        ])}
      />
    </section>
  );
}
