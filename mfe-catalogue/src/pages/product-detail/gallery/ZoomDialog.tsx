import { Dialog, DialogFrame } from '@tanabana/runtime/kit/Dialog';
import { IconButton } from '@tanabana/runtime/kit/IconButton';
import { pictureFile, pictureSrcSet, type PictureSource } from '@tanabana/runtime/pictures/pictureSource';
import { color, space } from '@tanabana/runtime/theme/tokens';
import { Shrink, ZoomIn, ZoomOut } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { CarouselControls } from '../../../components/Carousel';
import { FIRST_SCALE, useZoom, widestOf } from './useZoom';

interface ZoomableProps {
  readonly picture: PictureSource;
  readonly hasOthers: boolean;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
}

interface ZoomDialogProps extends Omit<ZoomableProps, 'picture'> {
  readonly open: boolean;
  readonly picture: PictureSource | undefined;
  readonly name: string;
  readonly onClose: () => void;
}

/** A picture that fills the screen and can be enlarged. */
export default function ZoomDialog({ open, picture, name, onClose, ...others }: ZoomDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={name} frame={ZoomFrame}>
      {open && picture && <Zoomable picture={picture} {...others} />}
    </Dialog>
  );
}

function Zoomable({ picture, hasOthers, onPrevious, onNext }: ZoomableProps) {
  const [sheet, setSheet] = useState<HTMLElement | null>(null);
  const { scale, isLargest, zoomIn, zoomOut, showWhole } = useZoom(sheet, picture);
  const isWhole = scale === 1;
  return (
    <Stage>
      <Filling role="region" aria-label="Enlarged picture">
        {/* Another picture resets the zoom. */}
        <Filling key={picture.base} ref={setSheet}>
          <ClosePicture picture={picture} isClose={scale > FIRST_SCALE} />
        </Filling>
      </Filling>
      <Tools>
        <Controls>
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
        </Controls>
        {hasOthers && <CarouselControls thing="picture" carousel={{ previous: onPrevious, next: onNext }} />}
      </Tools>
      <Hint>
        <Touch>Pinch or tap to zoom in. Drag to move.</Touch>
        <Mouse>Scroll or click to zoom in. Drag to move. Keys: + − 0 and the arrows.</Mouse>
      </Hint>
    </Stage>
  );
}

interface ClosePictureProps {
  readonly picture: PictureSource;
  /** Whether the picture is enlarged, so that its close-up is fetched. */
  readonly isClose: boolean;
}

function ClosePicture({ picture, isClose }: ClosePictureProps) {
  const { widest, width, height, alt } = picture;
  const sizes = isClose ? `${widestOf(picture)}px` : 'calc(1.5 * min(100vw, 80vh))';
  const usual = pictureSrcSet(picture, 'avif');
  const withCloseUp = widest ? `${usual}, ${pictureFile(picture, widest, 'avif')} ${widest}w` : usual;
  return (
    <picture>
      <source type="image/avif" srcSet={withCloseUp} sizes={sizes} />
      <Whole
        src={pictureFile(picture, 800, 'webp')}
        srcSet={pictureSrcSet(picture, 'webp')}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        decoding="async"
        draggable={false}
      />
    </picture>
  );
}

const Whole = styled.img`
  width: 100%;
  height: 100%;
  object-fit: contain;
`;

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

/* The picture fills the frame, under controls and hint. */
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

const Controls = styled.div`
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

/* Never disabled, so that it keeps the focus at the ends of the range. */
const Control = styled(IconButton)`
  border: 1px solid ${color.line};

  &[aria-disabled='true'] {
    color: ${color.muted};
    cursor: default;
  }
`;

const Filling = styled.div`
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
