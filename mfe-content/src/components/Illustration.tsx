import { Picture } from '@tanabana/runtime/kit/Picture';
import { styled } from 'styled-components';
import { findPicture } from '../pictures/pictures';

interface IllustrationProps {
  /** Name of the picture. */
  readonly name: string;
  readonly sizes: string;
  readonly priority?: boolean;
  readonly deferred?: boolean;
  /** Whether it is decorative and needs no alternative text. */
  readonly isOrnament?: boolean;
  readonly className?: string | undefined;
}

/** A picture of this remote, cropped to its frame. Renders nothing until the picture has been made. */
export function Illustration({ name, isOrnament = false, className, ...rest }: IllustrationProps) {
  const picture = findPicture(name);
  if (!picture) return null;
  return (
    <Filled
      {...rest}
      {...(className && { className })}
      picture={picture}
      alt={isOrnament ? '' : picture.alt}
    />
  );
}

// The usual width; a caller may set another.
const Filled = styled(Picture)`
  aspect-ratio: 4 / 3;

  img {
    height: 100%;
    object-fit: cover;
  }
`;
