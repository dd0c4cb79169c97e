import { Picture } from '@tanabana/runtime/kit/Picture';
import { styled } from 'styled-components';
import { findPicture } from '../pictures/pictures';

interface IllustrationProps {
  readonly name: string;
  readonly sizes: string;
  readonly priority?: boolean;
  readonly deferred?: boolean;
  /** Whether the picture needs no alternative text. */
  readonly isOrnament?: boolean;
  readonly className?: string | undefined;
}

/** Picture of this remote, cropped to its frame. Renders nothing if the picture does not exist. */
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

const Filled = styled(Picture)`
  aspect-ratio: 4 / 3;

  img {
    height: 100%;
    object-fit: cover;
  }
`;
