import { pictureFile, pictureSrcSet, type PictureSource } from '@tanabana/runtime/pictures/pictureSource';
import { styled } from 'styled-components';
import { widestOf } from './zoomScale';

interface ClosePictureProps {
  readonly picture: PictureSource;
  /** Whether it was enlarged after opening: only then is the close-up fetched. */
  readonly isClose: boolean;
}

/** A whole picture in the space there is, or its close-up. */
export function ClosePicture({ picture, isClose }: ClosePictureProps) {
  const sizes = isClose ? `${widestOf(picture)}px` : 'calc(1.5 * min(100vw, 80vh))';
  return (
    <picture>
      <source type="image/avif" srcSet={closeSrcSet(picture)} sizes={sizes} />
      <Whole
        src={pictureFile(picture, 800, 'webp')}
        srcSet={pictureSrcSet(picture, 'webp')}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        decoding="async"
        draggable={false}
      />
    </picture>
  );
}

function closeSrcSet(picture: PictureSource): string {
  const usual = pictureSrcSet(picture, 'avif');
  const { widest } = picture;
  return widest === undefined ? usual : `${usual}, ${pictureFile(picture, widest, 'avif')} ${widest}w`;
}

const Whole = styled.img`
  width: 100%;
  height: 100%;
  object-fit: contain;
`;
