import { ButtonAnchor } from '@tanabana/runtime/kit/Button';
import type { PublishedVersion } from '../../composition/readStatus';
import { Choices } from '../components/Choices';
import { Table } from '../components/Table';
import { when } from '../components/when';

interface PublishedSectionProps {
  readonly published: readonly PublishedVersion[];
}

/** What was published since: by whom and when, and how to propose it. */
export function PublishedSection({ published }: PublishedSectionProps) {
  return (
    <section>
      <h2>Published since</h2>
      {published.length === 0 ? (
        <p>Nothing: of every deployable the newest version is live.</p>
      ) : (
        <Table
          label="Published since"
          columns={['Deployable', 'Version', 'Published by', 'When', 'Next']}
          rows={published.map(({ name, version, at, by }) => [
            <strong>{name}</strong>,
            <code>{version}</code>,
            by ?? <span className="quiet">unknown</span>,
            when(at),
            <a href={`/proposal?with=${name}@${version}`} aria-label={`Propose ${name} ${version}`}>
              Propose
            </a>,
          ])}
        />
      )}
      <Choices>
        <ButtonAnchor href="/proposal" {...(published.length === 0 && { $look: 'quiet' as const })}>
          Propose {published.length === 0 ? 'a release' : 'the newest of all'}…
        </ButtonAnchor>
      </Choices>
    </section>
  );
}
