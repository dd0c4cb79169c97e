import { Dialog, DialogFrame } from '@tanabana/runtime/kit/Dialog';
import type { PictureSource } from '@tanabana/runtime/pictures/pictureSource';
import { color, space } from '@tanabana/runtime/theme/tokens';
import { useState } from 'react';
import { styled } from 'styled-components';
import { CarouselControls } from '../../../components/Carousel';
import { ClosePicture } from './ClosePicture';
import { FIRST_SCALE, useZoom } from './useZoom';
import { ZoomControls } from './ZoomControls';

interface ZoomDialogProps {
  readonly open: boolean;
  readonly picture: PictureSource | undefined;
  readonly name: string;
  /** Whether there are other pictures. */
  readonly hasOthers: boolean;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
  readonly onClose: () => void;
}

/** A picture as large as the screen, into which fingers, wheel, keys and buttons zoom. */
export default function ZoomDialog({ open, picture, name, onClose, ...others }: ZoomDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={name} frame={ZoomFrame}>
      {open && picture && <Zoomable picture={picture} {...others} />}
    </Dialog>
  );
}

type ZoomableProps = Pick<ZoomDialogProps, 'hasOthers' | 'onPrevious' | 'onNext'> & {
  readonly picture: PictureSource;
};

function Zoomable({ picture, hasOthers, onPrevious, onNext }: ZoomableProps) {
  const [sheet, setSheet] = useState<HTMLElement | null>(null);
  const zoom = useZoom(sheet, picture);
  return (
    <Stage>
      <Ground role="region" aria-label="Enlarged picture">
        {/* Another picture resets the zoom. */}
        <Sheet key={picture.base} ref={setSheet}>
          <ClosePicture picture={picture} isClose={zoom.scale > FIRST_SCALE} />
        </Sheet>
      </Ground>
      <Tools>
        <ZoomControls zoom={zoom} />
        {hasOthers && <CarouselControls thing="picture" onPrevious={onPrevious} onNext={onNext} />}
      </Tools>
      <Hint>
        <Touch>Pinch or tap to zoom in. Drag to move.</Touch>
        <Mouse>Scroll or click to zoom in. Drag to move. Keys: + − 0 and the arrows.</Mouse>
      </Hint>
    </Stage>
  );
}

const ZoomFrame = styled(DialogFrame)`
  width: 100vw;
  max-width: none;
  height: 100dvh;
  max-height: none;

  > div {
    gap: ${space(1)};
    height: 100%;
  }
`;

/* The picture has all of the space; controls and hint are over it. */
const Stage = styled.div`
  position: relative;
  flex: 1;
  min-height: ${space(20)};
`;

const Tools = styled.div`
  position: absolute;
  inset: ${space(1)} ${space(1)} auto;
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(1)};
  pointer-events: none;

  button,
  output {
    pointer-events: auto;
    background: ${color.paper};
  }
`;

const Ground = styled.div`
  height: 100%;
`;

const Sheet = styled.div`
  height: 100%;
`;

const Hint = styled.p`
  position: absolute;
  inset: auto auto ${space(1)} ${space(1)};
  padding: 2px ${space(1)};
  background: ${color.paper};
  color: ${color.muted};
  pointer-events: none;
  font-size: 0.875rem;
`;

const Touch = styled.span`
  @media (hover: hover) {
    display: none;
  }
`;

const Mouse = styled.span`
  @media (hover: none) {
    display: none;
  }
`;
