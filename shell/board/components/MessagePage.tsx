import { ButtonAnchor } from '@tanabana/runtime/kit/Button';
import type { BoardPerson } from '../boardPerson';
import { Choices } from './Choices';
import { Notice } from './Notice';
import { PageHeader } from './PageHeader';

interface MessagePageProps {
  readonly person: BoardPerson;
  readonly title: string;
  /** What happened, a sentence each. */
  readonly sentences: readonly string[];
  /** What belongs to it, a line each. */
  readonly lines?: readonly string[];
}

/** Says why something was not done. */
export function MessagePage({ person, title, sentences, lines = [] }: MessagePageProps) {
  return (
    <>
      <PageHeader title={title} person={person} />
      <Notice $isBad role="alert">
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {lines.length > 0 && (
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </Notice>
      <Choices>
        <ButtonAnchor href="/">See how things stand</ButtonAnchor>
      </Choices>
    </>
  );
}
