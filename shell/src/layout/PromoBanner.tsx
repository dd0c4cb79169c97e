import { Marquee } from '@tanabana/ui/kit/Marquee';
import { color, hovered, space } from '@tanabana/ui/theme/tokens';
import { styled } from 'styled-components';
import { useApp } from '../remotes/AppContext';
import { layout } from './layout';

/** Narrow screens without animation, on which the messages are displayed below one another. */
const stillAndNarrow = '@media (prefers-reduced-motion: reduce) and (max-width: 1023px)';

/** Messages of the shop (§2.2). The offer is shown only if the settings name its last day. */
export function PromoBanner() {
  const { offerUntil } = useApp().composition.settings;
  return (
    <Offers label="Offers" noun="offers" seconds={36}>
      {layout.banner
        .filter(({ isOffer }) => !isOffer || offerUntil !== undefined)
        .map(({ text, more }) => (
          <li key={text}>
            <span>{text}</span>
            {more && <span>{`. ${more}`}</span>}
          </li>
        ))}
    </Offers>
  );
}

const Offers = styled(Marquee)`
  height: 50px;
  padding: 0 env(safe-area-inset-right) 0 env(safe-area-inset-left);
  overflow: hidden;
  background: ${color.indigo};
  color: ${color.paper};
  font-size: 0.9375rem;

  /* The columns have the same width, so that no message moves while the document loads. */
  ul {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: 1fr;
    text-align: center;
    white-space: nowrap;
  }

  li {
    padding: 0 ${space(4)};
  }

  li:only-child {
    line-height: 1.3;
    white-space: normal;
  }

  button {
    ${hovered('background: none;')}
  }

  button:focus-visible {
    outline-color: ${color.paper};
    outline-offset: -6px;
  }

  ${stillAndNarrow} {
    ul {
      grid-auto-flow: row;
      /* With this font size, three lines fit in the strip, and the longest line fits on a phone. */
      font-size: min(0.75rem, 3.75vw, 14px);
      line-height: 16px;
    }

    /* Omits the second sentence of a message, because the FAQ and the terms contain the same information. */
    span + span {
      display: none;
    }
  }
`;
