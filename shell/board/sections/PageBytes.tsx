import { pageWeights } from '../../composition/pageWeights';
import type { Release } from '../../composition/releaseDocument';
import { sizeInWords } from '../components/sizeInWords';
import { Table } from '../components/Table';

interface PageBytesProps {
  readonly live: Release;
  readonly other: Release;
  readonly called: string;
}

/** What the scripts of each kind of page weigh, where it is not the same. */
export function PageBytes({ live, other, called }: PageBytesProps) {
  const [before, after] = [pageWeights(live), pageWeights(other)];
  const paths = [...new Set([...before.keys(), ...after.keys()])].sort();
  const changed = paths.filter((path) => before.get(path) !== after.get(path));
  const inWords = (bytes: number | undefined) =>
    bytes === undefined ? <span className="quiet">no page</span> : sizeInWords(bytes);
  return (
    <>
      <h3>Scripts of each page, as they travel</h3>
      {changed.length === 0 ? (
        <p>All {paths.length} kinds of pages weigh what they do now.</p>
      ) : (
        <>
          <Table
            label="Scripts of each page"
            columns={['Page', 'Live', called, 'Change']}
            rows={changed.map((path) => [
              <code>{path}</code>,
              inWords(before.get(path)),
              inWords(after.get(path)),
              changeInWords(before.get(path), after.get(path)),
            ])}
          />
          <p className="quiet">
            {changed.length === paths.length
              ? 'These are all kinds of pages.'
              : `The other ${paths.length - changed.length} kinds of pages weigh what they do now.`}
          </p>
        </>
      )}
    </>
  );
}

function changeInWords(before: number | undefined, after: number | undefined): string {
  if (before === undefined) return 'added';
  if (after === undefined) return 'gone';
  const change = after - before;
  return `${Math.abs(change)} bytes ${change > 0 ? 'more' : 'fewer'}`;
}
