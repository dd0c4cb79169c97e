import { color, space } from '@tanabana/runtime/theme/tokens';
import { ButtonLink } from '@tanabana/runtime/kit/Button';
import { Lead } from '@tanabana/runtime/kit/Page';
import { styled } from 'styled-components';

interface WaitingProps {
  /** What is being loaded, in words. */
  readonly label: string;
}

/** Holds the place of what the browser keeps, until it can be read. */
export function Waiting({ label }: WaitingProps) {
  return (
    <Place>
      <Lead>
        Your cart and wishlist are kept in this browser, on this device. We see them when you write to us.
      </Lead>
      <p role="status">{label}</p>
      <noscript>
        <p>To show them, the browser needs JavaScript.</p>
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
