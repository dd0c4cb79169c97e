import { styled } from 'styled-components';
import { Illustration } from '../../parts/Illustration';
import type { SceneGround } from '../../parts/scene/Scene';
import type { SceneName } from '../../parts/scene/sceneNames';
import type { Artisan } from '../../people/artisans';

const DRAWINGS: Readonly<Record<number, readonly [SceneName, SceneGround]>> = {
  1: ['loom', 'madder'],
  2: ['harvest', 'clay'],
  3: ['dyeing', 'indigo'],
  4: ['casting', 'night'],
  5: ['potter', 'leaf'],
};

interface ArtisanPictureProps {
  readonly artisan: Artisan;
  readonly sizes: string;
  readonly priority?: boolean;
}

/** An artisan at work. */
export function ArtisanPicture({ artisan, sizes, priority = false }: ArtisanPictureProps) {
  const [scene, ground] = DRAWINGS[artisan.id] ?? ['village', 'madder'];
  return (
    <AtWork
      name={artisan.image}
      scene={scene}
      ground={ground}
      sizes={sizes}
      priority={priority}
      alt={`${artisan.name} at work, painted in white lines as on a Warli wall`}
    />
  );
}

const AtWork = styled(Illustration)`
  width: 100%;
  height: auto;
  aspect-ratio: 4 / 3;
`;
