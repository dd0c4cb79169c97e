import { color, size, space } from '@tanabana/runtime/theme/tokens';
import { Check, X } from 'lucide-react';
import { styled } from 'styled-components';
import type { Answer } from '../filling/answerLine';

interface AnswerListProps {
  readonly answers: readonly { readonly answer: Answer; readonly line?: number }[];
  readonly label: string;
}

export function AnswerList({ answers, label }: AnswerListProps) {
  return (
    <List aria-label={label}>
      {answers.map(({ answer, line }, index) => {
        const isFound = answer.item !== undefined;
        const Icon = isFound ? Check : X;
        return (
          <li key={index} data-found={isFound}>
            <Icon aria-hidden="true" size={18} />
            <span>
              {line !== undefined && <b>{`Line ${line}: `}</b>}
              <span>{answer.text}</span>
            </span>
          </li>
        );
      })}
    </List>
  );
}

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
