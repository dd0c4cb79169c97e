import { Button } from '@tanabana/shared/ui/Button';
import { color, space } from '@tanabana/shared/theme/tokens';
import { styled } from 'styled-components';

interface RegionFailureProps {
  readonly label: string;
  readonly onRetry: () => void;
}

/** The words in place of a region whose remote does not answer. The rest of the page goes on. */
export function RegionFailure({ label, onRetry }: RegionFailureProps) {
  return (
    <Notice role="alert">
      <p>
        <strong>{label} is not answering just now.</strong> The rest of the shop works as usual.
      </p>
      <Button type="button" onClick={onRetry}>
        Try again
      </Button>
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
  max-width: 1216px;
  margin: 0 auto ${space(4)};
  padding: ${space(2)} ${space(3)};
  border-left: 3px solid ${color.madder};
  background: ${color.sand};
`;
