import type { PictureSource } from '@tanabana/runtime/pictures/pictureSource';
import { space, wide } from '@tanabana/runtime/theme/tokens';
import { Button } from '@tanabana/runtime/kit/Button';
import { Dialog, DialogFrame } from '@tanabana/runtime/kit/Dialog';
import { Picture } from '@tanabana/runtime/kit/Picture';
import { useState } from 'react';
import { styled } from 'styled-components';
import { CarouselControls } from '../../components/Carousel';

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

/** A picture as large as the screen, or twice as large; then it scrolls. */
export default function ZoomDialog(props: ZoomDialogProps) {
  const { open, picture, name, hasOthers, onPrevious, onNext, onClose } = props;
  const [isClose, setClose] = useState(false);
  return (
    <Dialog open={open} onClose={onClose} title={name} frame={ZoomFrame}>
      {open && picture && (
        <>
          <Tools>
            <Button type="button" $look="quiet" aria-pressed={isClose} onClick={() => setClose(!isClose)}>
              {isClose ? 'Whole picture' : 'Look closer'}
            </Button>
            {hasOthers && <CarouselControls thing="picture" onPrevious={onPrevious} onNext={onNext} />}
          </Tools>
          {/* Focusable, so that the keyboard can scroll it. */}
          <Ground tabIndex={0} role="region" aria-label="Enlarged picture">
            <Large picture={picture} sizes="1200px" $isClose={isClose} />
          </Ground>
        </>
      )}
    </Dialog>
  );
}

const ZoomFrame = styled(DialogFrame)`
  width: 100vw;
  max-width: none;
  height: 100dvh;
  max-height: none;
`;

const Tools = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space(2)};
`;

const Ground = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;
`;

const Large = styled(Picture)<{ readonly $isClose: boolean }>`
  && {
    width: ${({ $isClose }) => ($isClose ? '200%' : 'min(100%, calc((100dvh - 200px) * 0.8))')};
    margin: 0 auto;

    ${wide.tablet} {
      width: ${({ $isClose }) => $isClose && '1200px'};
    }
  }
`;
