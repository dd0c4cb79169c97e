import { Button } from '@tanabana/ui/kit/Button';
import { color, contentWidth, space } from '@tanabana/ui/theme/tokens';
import { styled } from 'styled-components';

interface RegionFailureProps {
  readonly label: string;
  /** Whether the region is the page. The first sentence of the message is then the heading of the page. */
  readonly isPage?: boolean;
  /** Undefined on the server. The message then contains a form that reloads the page. */
  readonly onRetry?: () => void;
}

/** The links in the message work without scripts. */
export function RegionFailure({ label, isPage = false, onRetry }: RegionFailureProps) {
  const Title = isPage ? 'h1' : 'strong';
  return (
    <Notice role="alert" data-client-rendered="">
      <div>
        <Title>{`${label} is not available just now.`}</Title>
        <span> The rest of the shop works as usual: </span>
        <a href="/">Home</a>
        <span>, </span>
        <a href="/catalogue">Catalogue</a>
        <span>, </span>
        <a href="/contact">Contact us</a>
      </div>
      {onRetry ? (
        <Button type="button" onClick={onRetry}>
          Try again
        </Button>
      ) : (
        <form>
          <Button type="submit">Try again</Button>
        </form>
      )}
    </Notice>
  );
}

const Notice = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  width: 100%;
  max-width: ${contentWidth};
  margin: 0 auto ${space(4)};
  padding: ${space(2)} ${space(3)};
  border-left: 3px solid ${color.madder};
  background: ${color.sand};

  h1 {
    display: inline;
    font: inherit;
    font-weight: 700;
  }
`;
