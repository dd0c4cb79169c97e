import { styled } from 'styled-components';
import { color } from '../theme/tokens';

/** A word or two that mark a thing: Featured, a percentage off, a state. */
export const Badge = styled.span<{ readonly $tone?: 'madder' | 'leaf' | 'quiet' }>`
  display: inline-block;
  padding: 2px 10px;
  border: 1px solid transparent;
  background: ${({ $tone = 'madder' }) => ({ madder: color.madder, leaf: color.leaf, quiet: 'transparent' })[$tone]};
  border-color: ${({ $tone }) => ($tone === 'quiet' ? color.control : 'transparent')};
  color: ${({ $tone }) => ($tone === 'quiet' ? color.ink : color.paper)};
  font-size: 0.8125rem;
  font-weight: 600;
  line-height: 1.5;
`;
