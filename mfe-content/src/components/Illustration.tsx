import { Picture } from '@tanabana/ui/kit/Picture';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { findPicture } from '../pictures/pictures';

interface IllustrationProps extends Omit<ComponentProps<typeof Picture>, 'picture' | 'alt' | 'spinner'> {
  readonly name: string;
  /** Whether the picture is decorative. The alternative text of a decorative picture is empty. */
  readonly isOrnament?: boolean;
}

/** One of the remote's own pictures, which fills the parent element. Renders nothing if the picture does not exist. */
export function Illustration({ name, isOrnament = false, ...rest }: IllustrationProps) {
  const picture = findPicture(name);
  return picture && <Filled {...rest} picture={picture} alt={isOrnament ? '' : picture.alt} />;
}

const Filled = styled(Picture)`
  aspect-ratio: 4 / 3;

  img {
    height: 100%;
    object-fit: cover;
  }
`;
