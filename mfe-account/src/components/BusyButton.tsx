import { Button } from '@tanabana/ui/kit/Button';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

interface BusyButtonProps extends ComponentProps<typeof Button> {
  readonly isBusy: boolean;
}

/** A busy button stays enabled to keep the focus, so the caller must ignore clicks. */
export function BusyButton({ isBusy, children, ...rest }: BusyButtonProps) {
  return (
    <Root {...rest} aria-disabled={isBusy || undefined}>
      {isBusy ? 'Loading...' : children}
    </Root>
  );
}

const Root = styled(Button)`
  &[aria-disabled] {
    opacity: 0.75;
    cursor: progress;
    translate: none;
  }
`;
