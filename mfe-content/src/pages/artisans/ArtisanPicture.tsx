import { styled } from 'styled-components';
import { Illustration } from '../../components/Illustration';
import type { Artisan } from '../../people/artisans';

interface ArtisanPictureProps {
  readonly artisan: Artisan;
  readonly sizes: string;
  readonly priority?: boolean;
}

/** An artisan at work. */
export function ArtisanPicture({ artisan, sizes, priority = false }: ArtisanPictureProps) {
  return <AtWork name={artisan.image} sizes={sizes} priority={priority} />;
}

const AtWork = styled(Illustration)`
  width: 100%;
  height: auto;
  aspect-ratio: 4 / 3;
`;
