import { color, contentPadding, space, wide } from '@tanabana/ui/theme/tokens';
import { styled } from 'styled-components';

const GROUNDS = { sand: color.sand, indigo: color.indigo };

/** Full-width section whose content has the page's width. */
export const Band = styled.section<{ readonly $ground?: 'sand' | 'indigo' }>`
  padding: ${space(7)} ${contentPadding.phone};
  background: ${({ $ground }) => $ground && GROUNDS[$ground]};
  ${({ $ground }) => $ground === 'indigo' && `--accent: #e2bd78; color: #e7e2da; h2, h3 { color: ${color.paper}; } :focus-visible { outline-color: ${color.paper}; }`}

  ${wide.tablet} {
    padding-block: ${space(10)};
    padding-inline: ${contentPadding.tablet};
  }

  ${wide.desktop} {
    padding-block: ${space(12)};
    padding-inline: ${contentPadding.desktop};
  }
`;
