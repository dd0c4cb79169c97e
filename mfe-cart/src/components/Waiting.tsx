import { color, space } from '@tanabana/runtime/theme/tokens';
import { ButtonLink } from '@tanabana/runtime/kit/Button';
import { Lead } from '@tanabana/runtime/kit/Page';
import { styled } from 'styled-components';

interface WaitingProps {
  /** Text that names what is being loaded. */
  readonly label: string;
}

/** Placeholder for stored data until the browser can read it. */
export function Waiting({ label }: WaitingProps) {
  return (
    <Place>
      <Lead>
        Your cart and wishlist are saved in this browser. We see them only when you send us an enquiry.
      </Lead>
      <p role="status">{label}</p>
      <noscript>
        <p>Please switch on JavaScript to see them.</p>
        <ButtonLink to="/catalogue">Browse Products</ButtonLink>
      </noscript>
    </Place>
  );
}

const Place = styled.div`
  min-height: 60vh;
  padding-top: ${space(3)};

  p {
    margin-bottom: ${space(3)};
    color: ${color.muted};
  }
`;
