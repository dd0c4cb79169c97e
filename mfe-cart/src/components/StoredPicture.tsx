import { srcSetOfFile } from '@tanabana/ui/pictures/filesOfPicture';
import { color } from '@tanabana/ui/theme/tokens';
import { useState } from 'react';
import { css, styled } from 'styled-components';

interface StoredPictureProps {
  readonly image: string;
  /** Value of the attribute `sizes`, such as `(min-width: 768px) 136px, 88px`. */
  readonly sizes: string;
}

/** Displays a placeholder if the picture is missing or fails to load. */
export function StoredPicture({ image, sizes }: StoredPictureProps) {
  const [failed, setFailed] = useState<string>();
  const address = pictureAddress(image);
  if (!address || address === failed) {
    return (
      <Cloth>
        <svg aria-hidden="true" viewBox="0 0 48 48">
          <path d="M24 4 44 24 24 44 4 24Z M24 12 36 24 24 36 12 24Z M24 20 28 24 24 28 20 24Z" />
        </svg>
      </Cloth>
    );
  }
  const avif = srcSetOfFile(address, 'avif');
  return (
    <Photograph>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        src={address}
        srcSet={srcSetOfFile(address, 'webp')}
        sizes={sizes}
        alt=""
        width={400}
        height={500}
        loading="lazy"
        onError={() => setFailed(address)}
      />
    </Photograph>
  );
}

/**
 * Returns the address if it is a path of this shop, else undefined. Browsers must not request other addresses, because
 * the stored address may have been edited.
 * @internal
 */
export function pictureAddress(image: string): string | undefined {
  return /^\/(?![/\\])/.test(image) ? image : undefined;
}

const frame = css`
  display: block;
  width: 100%;
  aspect-ratio: 4 / 5;
  background: ${color.sand};
`;

const Photograph = styled.picture`
  ${frame}

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const thread = 'rgb(176 132 58 / 16%)';

const Cloth = styled.span`
  ${frame}
  display: grid;
  place-items: center;
  background-image:
    repeating-linear-gradient(90deg, transparent 0 3px, ${thread} 3px 4px),
    repeating-linear-gradient(0deg, transparent 0 3px, ${thread} 3px 4px);

  svg {
    width: 30%;
    fill: none;
    stroke: ${color.brass};
    stroke-width: 1.5;
  }
`;
