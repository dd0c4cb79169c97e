import { IconButton } from '@tanabana/runtime/kit/IconButton';
import { color, space } from '@tanabana/runtime/theme/tokens';
import { Shrink, ZoomIn, ZoomOut } from 'lucide-react';
import { styled } from 'styled-components';
import type { Zoom } from './useZoom';

/** Buttons for what fingers, wheel and keys do too, and how large the picture is. */
export function ZoomControls({
  zoom: { scale, isLargest, zoomIn, zoomOut, showWhole },
}: {
  readonly zoom: Zoom;
}) {
  const isWhole = scale === 1;
  return (
    <Row>
      <Control type="button" aria-label="Zoom out" aria-disabled={isWhole} onClick={zoomOut}>
        <ZoomOut aria-hidden="true" />
      </Control>
      <Control type="button" aria-label="Zoom in" aria-disabled={isLargest} onClick={zoomIn}>
        <ZoomIn aria-hidden="true" />
      </Control>
      <Control type="button" aria-label="Whole picture" aria-disabled={isWhole} onClick={showWhole}>
        <Shrink aria-hidden="true" />
      </Control>
      <output>{`${Math.round(scale * 10) * 10} %`}</output>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(0.5)};

  output {
    min-width: 3.5em;
    color: ${color.muted};
    font-size: 0.875rem;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
`;

/* Never disabled, so that it keeps the focus when nothing is left to do. */
const Control = styled(IconButton)`
  border: 1px solid ${color.line};

  &[aria-disabled='true'] {
    color: ${color.muted};
    cursor: default;
  }
`;
