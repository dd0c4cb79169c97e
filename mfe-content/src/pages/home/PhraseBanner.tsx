import { Marquee } from '@tanabana/ui/kit/Marquee';
import { color, font, motionAllowed, size, space } from '@tanabana/ui/theme/tokens';
import { styled } from 'styled-components';
import { home } from '../../content/home';

/** Phrases in a scrolling loop (§2.3). */
export function PhraseBanner() {
  if (!home.phrases) return null;
  return (
    <Phrases label="What we stand for" noun="phrases" seconds={48}>
      {home.phrases.map((phrase) => (
        <li key={phrase}>{phrase}</li>
      ))}
    </Phrases>
  );
}

const Phrases = styled(Marquee)`
  padding-right: ${space(1)};
  border-bottom: 1px solid ${color.line};
  color: ${color.indigo};
  font: italic 400 ${size.h3} / 1.2 ${font.display};

  ul {
    display: flex;
    justify-content: space-around;
    padding: ${space(3)} 0;
  }

  li::after {
    content: '';
    display: inline-block;
    width: 9px;
    height: 9px;
    margin: 0 ${space(4)};
    background: ${color.brass};
    forced-color-adjust: none;
    rotate: 45deg;
    vertical-align: 0.12em;
  }

  ${motionAllowed} {
    /* Fades out the phrases next to the pause button. */
    > div {
      mask-image: linear-gradient(to left, transparent, #000 ${space(3)});
    }
  }

  @media (prefers-reduced-motion: reduce) {
    padding-right: 0;
    font-size: ${size.lead};

    ul {
      flex-wrap: wrap;
      justify-content: center;
      gap: 4px 0;
      max-width: 1120px;
      margin: 0 auto;
      padding-inline: ${space(2)};
    }

    li::after {
      margin-inline: ${space(1.5)};
    }

    li:last-child::after {
      display: none;
    }

    @media (max-width: 767px) {
      ul {
        column-gap: ${space(2)};
      }

      li::after {
        display: none;
      }
    }
  }
`;
