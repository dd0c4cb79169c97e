import { styled } from 'styled-components';
import { color, size, space } from '@tanabana/runtime/theme/tokens';
import type { BoardPerson } from '../boardPerson';

interface PageHeaderProps {
  readonly title: string;
  readonly person: BoardPerson;
  /** Whether this is the board's first page. */
  readonly isFirst?: boolean;
}

/** Title of a page, the way back to the board, and as whom one acts. */
export function PageHeader({ title, person: { name, mayAct }, isFirst = false }: PageHeaderProps) {
  return (
    <header>
      <Line>
        {isFirst ? <a href="/">Show what is new</a> : <a href="/">Back to the board</a>}
        <span>
          {mayAct
            ? `You act as ${name ?? 'this server’s environment names you'}.`
            : 'You look without a name: acting asks for one.'}
        </span>
      </Line>
      <h1>{title}</h1>
    </header>
  );
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 4px ${space(2)};
  max-width: none;
  color: ${color.muted};
  font-size: ${size.small};
`;
