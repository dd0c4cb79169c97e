import { ButtonAnchor } from '@tanabana/runtime/kit/Button';
import type { Deployment } from '../../composition/deployment';
import type { Release } from '../../composition/releaseDocument';
import { ActionForm } from '../actions/ActionForm';
import type { BoardPerson } from '../boardPerson';
import { Choices } from '../components/Choices';
import { Notice } from '../components/Notice';
import { PageHeader } from '../components/PageHeader';
import { SideBySide } from '../sections/SideBySide';
import { when } from '../components/when';

interface ReleasePageProps {
  readonly person: BoardPerson;
  readonly live: Release;
  readonly release: Release;
  /** Deployments in which it was live, the newest first. */
  readonly wasLive: readonly Deployment[];
  /** Whether it was just composed. */
  readonly isNew: boolean;
  /** Shows it to whoever opens it, for a while. */
  readonly previewLink: string;
  /** Ends it. */
  readonly previewEnd: string;
  readonly token: string;
}

/** A release beside the live one, and what can be done with it. */
export function ReleasePage(props: ReleasePageProps) {
  const { person, live, release, wasLive, isNew, previewLink, previewEnd, token } = props;
  const isLive = release.id === live.id;
  const [last] = wasLive;
  return (
    <>
      <PageHeader title={`Release ${release.id}`} person={person} />
      {isNew && (
        <Notice role="status">
          <p>Composed. Nothing has changed for visitors.</p>
        </Notice>
      )}
      <p>
        Composed {when(release.createdAt)}.{' '}
        {isLive
          ? 'It is live.'
          : last
            ? `It was live before, since ${when(last.at)}.`
            : 'It has never been live for everybody.'}
      </p>
      {!isLive && (
        <>
          <ActionForm
            action="verify"
            carries={{ token, release: release.id }}
            label={last ? 'Verify it' : 'Verify it, then choose'}
          >
            <p>
              Verifying tries every file, every budget and every page with a known address. A canary and a
              promotion need it.
            </p>
          </ActionForm>
          <Choices>
            <ButtonAnchor href={previewLink} $look="quiet">
              Look at it in the shop
            </ButtonAnchor>
            {last && (
              <ButtonAnchor href={`/rollback?release=${release.id}`} $look="quiet">
                Roll back to it…
              </ButtonAnchor>
            )}
          </Choices>
          <p className="quiet">
            The shop then shows you this release for two hours, until you open{' '}
            <a href={previewEnd}>the live one</a> again.
          </p>
        </>
      )}
      <section>
        <h2>Beside what is live</h2>
        {isLive ? (
          <p>It is what is live.</p>
        ) : (
          <SideBySide live={live} other={release} called="This release" />
        )}
      </section>
    </>
  );
}
