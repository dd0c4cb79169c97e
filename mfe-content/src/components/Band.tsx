import { color, space, wide } from '@tanabana/runtime/theme/tokens';
import { styled } from 'styled-components';

/** A stretch of a page that reaches from edge to edge, with its content in the page's width. Dark ones lend a light accent. */
export const Band = styled.section<{ readonly $ground?: 'sand' | 'indigo' }>`
  padding: ${space(7)} max(${space(2)}, (100% - 1216px) / 2);
  background: ${({ $ground }) => $ground && color[$ground]};
  ${({ $ground }) => $ground === 'indigo' && `--accent: #e2bd78; color: #e7e2da; h2, h3 { color: ${color.paper}; } :focus-visible { outline-color: ${color.paper}; }`}

  ${wide.tablet} {
    padding-block: ${space(10)};
    padding-inline: max(${space(4)}, (100% - 1216px) / 2);
  }

  ${wide.desktop} {
    padding-block: ${space(12)};
    padding-inline: max(${space(6)}, (100% - 1216px) / 2);
  }
`;
