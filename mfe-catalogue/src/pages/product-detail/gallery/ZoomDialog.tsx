import { Dialog, DialogFrame } from '@tanabana/ui/kit/Dialog';
import { IconButton } from '@tanabana/ui/kit/IconButton';
import { pictureFile, pictureSrcSet, type PictureSource } from '@tanabana/ui/pictures/pictureSource';
import { row } from '@tanabana/ui/theme/layout';
import { clearOf, color, size, space, wide } from '@tanabana/ui/theme/tokens';
import { Shrink, ZoomIn, ZoomOut } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { type Carousel, CarouselControls } from '../../../components/Carousel';
import { useZoom, widestOf } from './useZoom';

interface ZoomDialogProps {
  readonly open: boolean;
  readonly pictures: readonly PictureSource[];
  readonly name: string;
  readonly carousel: Pick<Carousel, 'selected' | 'previous' | 'next'>;
  readonly onClose: () => void;
}

export default function ZoomDialog({ open, pictures, name, carousel, onClose }: ZoomDialogProps) {
  const { selected, previous, next } = carousel;
  const picture = pictures[selected];
  return (
    <Dialog open={open} onClose={onClose} title={name} frame={ZoomFrame}>
      {open && picture && (
        <Zoomable picture={picture}>
          {pictures.length > 1 && <CarouselControls slideName="picture" carousel={{ previous, next }} />}
        </Zoomable>
      )}
    </Dialog>
  );
}

function Zoomable({ picture, children }: { readonly picture: PictureSource; readonly children: ReactNode }) {
  const [sheet, setSheet] = useState<HTMLElement | null>(null);
  const { scale, isLargest, zoomIn, zoomOut, showWhole } = useZoom(sheet, picture);
  const isWhole = scale === 1;
  const { widest, width, height, alt } = picture;
  const usual = pictureSrcSet(picture, 'avif');
  const withWidest = widest ? `${usual}, ${pictureFile(picture, widest, 'avif')} ${widest}w` : usual;
  // The widest file is fetched only for an enlarged picture.
  const sizes = isWhole ? 'min(100vw, 80vh)' : `${widestOf(picture)}px`;
  return (
    <Stage>
      <Filling role="region" aria-label="Enlarged picture">
        {/* The key resets the zoom when another picture is selected. */}
        <Filling key={picture.base} ref={setSheet}>
          <picture>
            <source type="image/avif" srcSet={withWidest} sizes={sizes} />
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
        {children}
      </Tools>
      <Hint>
        <span className="touch">Pinch or tap to zoom in. Drag to move.</span>
        <span className="mouse">Scroll or click to zoom in. Drag to move. Keys: + − 0 and the arrows.</span>
      </Hint>
    </Stage>
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
    padding-block: ${clearOf('top', space(1))} ${clearOf('bottom', space(1))};
  }

  h2 {
    align-self: center;
    font-size: ${size.h3};
  }
`;

/* The controls are below the picture on phones, and at its right on wider screens. */
const Stage = styled.div`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto auto;
  flex: 1;
  gap: ${space(1)} ${space(2)};
  min-height: ${space(20)};

  ${wide.tablet} {
    grid-template-rows: minmax(0, 1fr) auto;
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(1)};

  ${wide.tablet} {
    flex-direction: column;
    justify-content: flex-start;
    width: ${space(13)};
  }
`;

const Controls = styled.div`
  ${row(0.5)}

  output {
    min-width: 3.5em;
    color: ${color.muted};
    font-size: 0.875rem;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
`;

/* Disabled buttons have `aria-disabled` instead of `disabled`, because a button with `disabled` loses the focus. */
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
  color: ${color.muted};
  font-size: 0.875rem;

  @media (hover: hover) {
    .touch {
      display: none;
    }
  }

  @media (hover: none) {
    .mouse {
      display: none;
    }
  }
`;
