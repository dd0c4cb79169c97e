import { color, space } from '@tanabana/ui/theme/tokens';
import { ButtonLink } from '@tanabana/ui/kit/Button';
import { EmptyState } from '@tanabana/ui/kit/EmptyState';
import { Lead, Page } from '@tanabana/ui/kit/Page';
import { styled } from 'styled-components';

/**
 * A page with content from browser storage, which is rendered only after hydration. Because of the minimum height, the
 * footer is below the first screen before and after the content is rendered.
 */
export const TallPage = styled(Page)`
  min-height: 100vh;

  @media print {
    min-height: 0;

    button,
    details {
      display: none;
    }
  }
`;

interface WaitingProps {
  /**
   * Drawing that the page's empty state displays. The placeholder already displays the drawing, so that the browser
   * requests it before hydration.
   */
  readonly drawing: string;
  readonly label: string;
}

/** Placeholder that is displayed until the browser has read the stored data. */
export function Waiting({ drawing, label }: WaitingProps) {
  return (
    <Place>
      <EmptyState drawing={drawing}>
        <Lead>
          Your cart and wishlist are saved in this browser. We see them only when you send us an enquiry.
        </Lead>
        <p role="status">{label}</p>
        <noscript>
          <p>Please switch on JavaScript to see them.</p>
          <ButtonLink to="/catalogue">Browse Products</ButtonLink>
        </noscript>
      </EmptyState>
    </Place>
  );
}

const Place = styled.div`
  min-height: 60vh;

  p {
    color: ${color.muted};
  }

  noscript p {
    margin-bottom: ${space(3)};
  }
`;
