import { ButtonAnchor } from '@tanabana/runtime/kit/Button';
import { Choices } from '../components/Choices';
import { Notice } from '../components/Notice';
import { releaseAddress } from '../releaseAddress';

interface VerifyOutcomeProps {
  readonly release: string;
  /** What is wrong; nothing when everything is in order. */
  readonly reasons: readonly string[];
  /** Says that the release was verified, for the forms that follow. */
  readonly proof: string;
}

/** What came out of a verification, and what can be done then. */
export function VerifyOutcome({ release, reasons, proof }: VerifyOutcomeProps) {
  const query = `release=${release}&proof=${encodeURIComponent(proof)}`;
  if (reasons.length > 0) {
    return (
      <Notice $isBad slot="outcome" role="alert">
        <p>Refused. {reasons.length === 1 ? 'One thing is' : `${reasons.length} things are`} wrong:</p>
        <ul>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </Notice>
    );
  }
  return (
    <Notice slot="outcome" role="status">
      <p>Release {release} is in order.</p>
      <Choices>
        <ButtonAnchor href={`/canary?${query}`}>Show it to some visitors…</ButtonAnchor>
        <ButtonAnchor href={`/promote?${query}`} $look="quiet">
          Promote it to everybody…
        </ButtonAnchor>
        <a href={releaseAddress(release)}>Look at it again</a>
      </Choices>
    </Notice>
  );
}

/** Why a verification could not be finished. */
export function VerifyUnfinished() {
  return (
    <Notice $isBad slot="outcome" role="alert">
      <p>
        The verification could not be finished: the store cannot be read just now. Nothing was changed. Please
        try again.
      </p>
    </Notice>
  );
}
