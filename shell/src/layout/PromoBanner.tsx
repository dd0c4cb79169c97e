import { Marquee } from '@tanabana/runtime/kit/Marquee';
import { color, hovered, space } from '@tanabana/runtime/theme/tokens';
import { styled } from 'styled-components';

/** Narrow screens without animation, on which the messages are displayed below one another. */
const stillAndNarrow = '@media (prefers-reduced-motion: reduce) and (max-width: 1023px)';

const MESSAGES: readonly { readonly text: string; readonly how?: string }[] = [
  { text: 'Christmas offer: 10% off on your first order', how: 'Ask for it in your enquiry' },
  { text: 'Easy returns within 30 days' },
  { text: 'Handcrafted · Authentic · Ethical' },
];

export function PromoBanner() {
  return (
    <Offers label="Offers" noun="offers" seconds={36}>
      {MESSAGES.map(({ text, how }) => (
        <li key={text}>
          <span>{text}</span>
          {how && <span>{`. ${how}`}</span>}
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
    grid-template-columns: repeat(3, 1fr);
    text-align: center;
    white-space: nowrap;
  }

  li {
    padding: 0 ${space(4)};
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
      grid-template-columns: 1fr;
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
