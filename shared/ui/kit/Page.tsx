import { styled } from 'styled-components';
import { color, contentWidth, font, size, space, visuallyHidden, wide } from '../theme/tokens';

export const Page = styled.div`
  width: 100%;
  max-width: calc(${contentWidth} + ${space(12)});
  margin: 0 auto;
  padding: ${space(2)} ${space(2)} ${space(7)};

  ${wide.tablet} {
    padding: ${space(5)} ${space(4)} ${space(10)};
  }

  ${wide.desktop} {
    padding-inline: ${space(6)};
    padding-bottom: ${space(12)};
  }
`;

export const PageTitle = styled.h1`
  /* The width is in em, because the unit ch has another size in the fallback font. */
  max-width: min(11.6em, 95%);
  margin-bottom: ${space(2)};
`;

export const Lead = styled.p`
  max-width: 39.5em;
  color: ${color.muted};
  font-size: ${size.lead};
  line-height: 1.55;
`;

export const Small = styled.p`
  color: ${color.muted};
  font-size: ${size.small};
`;

export const ErrorText = styled(Small)`
  color: ${color.madder};
  font-weight: 600;
`;

export const VisuallyHidden = styled.p`
  ${visuallyHidden}
`;

/** Label above a title, with the name of the section. */
export const Eyebrow = styled.p`
  margin-bottom: ${space(1)};
  color: ${color.madder};
  font: 600 0.8125rem/1.4 ${font.text};
  letter-spacing: 0.12em;
  text-transform: uppercase;
`;
