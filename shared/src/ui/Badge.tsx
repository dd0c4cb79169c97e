import { css, styled } from 'styled-components';
import { color } from '../theme/tokens';

const tones = {
  madder: css`
    background: ${color.madder};
    color: ${color.paper};
  `,
  leaf: css`
    background: ${color.leaf};
    color: ${color.paper};
  `,
  /** Over a picture. */
  paper: css`
    background: ${color.paper};
    color: ${color.indigo};
  `,
  quiet: css`
    border-color: ${color.control};
    color: ${color.ink};
  `,
};

/** A word or two that mark a thing: Featured, a percentage off, a state. */
export const Badge = styled.span<{ readonly $tone?: keyof typeof tones }>`
  display: inline-block;
  padding: 2px 10px;
  border: 1px solid transparent;
  font-size: 0.8125rem;
  font-weight: 600;
  line-height: 1.5;
  ${({ $tone = 'madder' }) => tones[$tone]}
`;
