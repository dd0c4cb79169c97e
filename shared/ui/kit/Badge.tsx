import { styled } from 'styled-components';
import { color } from '../theme/tokens';

/** Background, border and text colour of each tone. */
const TONES = {
  madder: [color.madder, 'transparent', color.paper],
  leaf: [color.leaf, 'transparent', color.paper],
  quiet: ['transparent', color.control, color.ink],
} as const;

export const Badge = styled.span<{ readonly $tone?: keyof typeof TONES }>`
  display: inline-block;
  padding: 2px 10px;
  border: 1px solid ${({ $tone = 'madder' }) => TONES[$tone][1]};
  background: ${({ $tone = 'madder' }) => TONES[$tone][0]};
  color: ${({ $tone = 'madder' }) => TONES[$tone][2]};
  font-size: 0.8125rem;
  font-weight: 600;
  line-height: 1.5;
`;
