import { Picture } from '@tanabana/ui/kit/Picture';
import type { PictureSource } from '@tanabana/ui/pictures/pictureSource';
import { color } from '@tanabana/ui/theme/tokens';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

interface CoverPictureProps extends Omit<ComponentProps<typeof Picture>, 'picture'> {
  readonly picture: PictureSource | undefined;
}

export function CoverPicture({ picture, ...props }: CoverPictureProps) {
  return picture ? <Cover picture={picture} {...props} /> : <WovenPlaceholder />;
}

const Cover = styled(Picture)`
  && {
    aspect-ratio: 4 / 5;
  }

  && img {
    height: 100%;
    object-fit: cover;
  }
`;

/** Placeholder for a missing picture, with a diamond motif of kilim rugs. */
export function WovenPlaceholder() {
  return (
    <Cloth viewBox="0 0 160 200" role="img">
      <title>No picture yet</title>
      <path d="M80 40v12h12v12h12v12h12v12h12v24h-12v12h-12v12h-12v12H80v12h0v-12H68v-12H56v-12H44v-12H32V88h12V76h12V64h12V52h12z" />
      <path d="M80 64v12h12v12h12v24H92v12H80v12h0v-12H68v-12H56V88h12V76h12z" />
      <path className="heart" d="M74 88h12v8h8v8h-8v8H74v-8h-8v-8h8z" />
    </Cloth>
  );
}

const Cloth = styled.svg`
  width: 100%;
  aspect-ratio: 4 / 5;
  background: ${color.sand};
  fill: none;
  stroke: ${color.brass};
  stroke-width: 1;

  .heart {
    fill: ${color.brass};
    stroke: none;
  }
`;
