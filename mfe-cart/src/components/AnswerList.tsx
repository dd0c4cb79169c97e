import { Button } from '@tanabana/ui/kit/Button';
import { withCentimetres } from '@tanabana/shop/text/metricSize';
import { color, size, space } from '@tanabana/ui/theme/tokens';
import { Check, X } from 'lucide-react';
import { styled } from 'styled-components';
import type { Answer } from '../lines/answerLine';
import type { Article } from '../lines/articles';
import { ChooseSize, Choices } from './ChooseSize';

interface AnsweredLine {
  readonly answer: Answer;
  readonly line?: number;
  /** The line as pasted. */
  readonly text?: string;
  /** Explains which other line the line joins; may be empty. */
  readonly joining?: string | undefined;
  /** Text in which no product was found. */
  readonly article?: string;
  /** Products that the text may mean. */
  readonly suggestions?: readonly Article[];
}

interface AnswerListProps {
  readonly answers: readonly AnsweredLine[];
  readonly label: string;
  readonly onChoose?: (article: string, product: number) => void;
  /** Called when the visitor chooses a size for a line. Without it, the sizes are only listed. */
  readonly onChooseSize?: (line: string, size: string) => void;
}

export function AnswerList({ answers, label, onChoose, onChooseSize }: AnswerListProps) {
  return (
    <List aria-label={label}>
      {answers.map(({ answer, line, text = '', joining = '', article = '', suggestions = [] }, index) => {
        const { sizes = [] } = answer;
        const isFound = answer.item !== undefined;
        const Icon = isFound ? Check : X;
        return (
          <li key={index} data-found={isFound}>
            <Icon aria-hidden="true" size={18} />
            <div>
              {line !== undefined && <b>{`Line ${line}: `}</b>}
              <span>{answer.text}</span>
              {joining && <Joining>{joining}</Joining>}
              {sizes.length > 0 && !onChooseSize && (
                <span>{` Its sizes: ${sizes.map(unbroken).join(' · ')}`}</span>
              )}
              {sizes.length > 0 && onChooseSize && (
                <ChooseSize
                  label={`Size for line ${line}`}
                  sizes={sizes}
                  onChoose={(size) => onChooseSize(text, size)}
                />
              )}
              {suggestions.length > 0 && (
                <Choices>
                  <span>Did you mean</span>
                  {suggestions.map(({ id, name }) => (
                    <Button key={id} type="button" $look="quiet" onClick={() => onChoose?.(article, id)}>
                      {`${name}?`}
                    </Button>
                  ))}
                </Choices>
              )}
            </div>
          </li>
        );
      })}
    </List>
  );
}

/** Writes a size with non-breaking spaces, so that lines break only between sizes. */
const unbroken = (size: string) => withCentimetres(size).replaceAll(' ', '\u00a0');

const List = styled.ul`
  display: grid;
  gap: ${space(1)};
  font-size: ${size.small};

  li {
    display: grid;
    grid-template-columns: 18px minmax(0, 1fr);
    gap: ${space(1)};
    overflow-wrap: anywhere;
  }

  svg {
    margin-top: 2px;
    color: ${color.leaf};
  }

  [data-found='false'] svg {
    color: ${color.madder};
  }

  b {
    font-weight: 600;
  }
`;

const Joining = styled.small`
  display: block;
  color: ${color.muted};
  font-size: inherit;
`;
