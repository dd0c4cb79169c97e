import { styled } from 'styled-components';
import { Button } from '@tanabana/runtime/kit/Button';
import { SelectField } from '@tanabana/runtime/kit/Field';
import { space } from '@tanabana/runtime/theme/tokens';
import type { Release } from '../../composition/releaseDocument';
import { ActionForm } from '../actions/ActionForm';
import type { BoardPerson } from '../boardPerson';
import { Notice } from '../components/Notice';
import { PageHeader } from '../components/PageHeader';
import { LEFT_OUT, type ProposalChoice } from './proposal';
import { SideBySide } from '../sections/SideBySide';
import { when } from '../components/when';

interface ProposalPageProps {
  readonly person: BoardPerson;
  readonly live: Release;
  readonly choices: readonly ProposalChoice[];
  /** The proposed release, or why these versions make none. */
  readonly proposed: Release | readonly string[];
  readonly token: string;
}

/** A release that could be: a version of each deployable, and what it would change. */
export function ProposalPage({ person, live, choices, proposed, token }: ProposalPageProps) {
  return (
    <>
      <PageHeader title="Propose a release" person={person} />
      <Picks method="get" action="/proposal">
        {choices.map(({ name, versions, chosen, live: present }) => (
          <SelectField key={name} name="with" label={name} defaultValue={`${name}@${chosen}`}>
            {versions.map(({ version, publishedAt }) => (
              <option key={version} value={`${name}@${version}`}>
                {version} ({version === present ? 'live' : when(publishedAt)})
              </option>
            ))}
            {name !== 'shell' && <option value={`${name}@${LEFT_OUT}`}>left out</option>}
          </SelectField>
        ))}
        <Button type="submit" $look="quiet">
          Compare these versions
        </Button>
      </Picks>
      <section>
        <h2>Beside what is live</h2>
        {'id' in proposed ? (
          <Outcome live={live} proposed={proposed} choices={choices} token={token} />
        ) : (
          <Notice $isBad>
            <p>These versions make no release:</p>
            <ul>
              {proposed.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </Notice>
        )}
      </section>
    </>
  );
}

interface OutcomeProps extends Pick<ProposalPageProps, 'live' | 'choices' | 'token'> {
  readonly proposed: Release;
}

function Outcome({ live, proposed, choices, token }: OutcomeProps) {
  if (proposed.id === live.id) return <p>These versions are what is live.</p>;
  const picked = choices.map(({ name, chosen }) => `${name}@${chosen}`).join(' ');
  return (
    <>
      <SideBySide live={live} other={proposed} called="Proposed" />
      <Compose>
        <ActionForm action="compose" carries={{ token, with: picked }} label="Compose this release">
          <p>Composing changes nothing for visitors. The release can then be looked at and verified.</p>
        </ActionForm>
      </Compose>
    </>
  );
}

const Picks = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr));
  gap: ${space(2)};
  align-items: end;
  margin-top: ${space(3)};
`;

const Compose = styled.div`
  margin-top: ${space(4)};
`;
