import { color, font, hovered, size } from '@tanabana/ui/theme/tokens';
import { css } from 'styled-components';

export const pictureLink = css`
  display: block;
  color: ${color.muted};
  font-size: ${size.small};
  line-height: 1.4;
  text-decoration: none;

  strong {
    display: block;
    color: ${color.indigo};
    font: 500 1rem/1.25 ${font.display};
  }

  ${hovered(`color: ${color.madder}; text-decoration: underline;`, '&:hover strong')}
`;
