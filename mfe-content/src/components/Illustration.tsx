import { Picture } from '@tanabana/runtime/kit/Picture';
import { styled } from 'styled-components';
import { findPicture } from '../pictures/findPicture';

interface IllustrationProps {
  /** Name of the picture. */
  readonly name: string;
  readonly sizes: string;
  readonly priority?: boolean;
  /** Whether it only adorns what is said beside it. */
  readonly isOrnament?: boolean;
  readonly className?: string | undefined;
}

/** A picture of this remote, cut to the frame's shape. Nothing where it has not been made. */
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

// As wide as most, unless the place says otherwise.
const Filled = styled(Picture)`
  aspect-ratio: 4 / 3;

  img {
    height: 100%;
    object-fit: cover;
  }
`;
