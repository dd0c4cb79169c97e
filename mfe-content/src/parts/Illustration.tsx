import { Picture } from '@tanabana/shared/ui/Picture';
import { styled } from 'styled-components';
import { findPicture } from '../pictures/findPicture';
import { Scene, type SceneGround } from './scene/Scene';
import type { SceneName } from './scene/sceneNames';

interface IllustrationProps {
  /** Name of the picture. */
  readonly name: string;
  /** Drawn in its place until it has been made. */
  readonly scene: SceneName;
  readonly ground?: SceneGround;
  readonly sizes: string;
  readonly priority?: boolean;
  /** What the drawing shows; a picture says it itself. Empty where either is an ornament. */
  readonly alt: string;
  readonly className?: string | undefined;
}

/** A picture of this remote, or the drawing that stands in for it, cut to the frame's shape. */
export function Illustration({
  name,
  scene,
  ground = 'madder',
  sizes,
  priority = false,
  alt,
  className,
}: IllustrationProps) {
  const picture = findPicture(name);
  const frame = className ? { className } : {};
  if (!picture) return <Scene {...frame} scene={scene} ground={ground} alt={alt} />;
  return <Filled {...frame} picture={picture} sizes={sizes} priority={priority} alt={alt && picture.alt} />;
}

// Shaped like the drawing, unless the place says otherwise.
const Filled = styled(Picture)`
  aspect-ratio: 4 / 3;

  img {
    height: 100%;
    object-fit: cover;
  }
`;
