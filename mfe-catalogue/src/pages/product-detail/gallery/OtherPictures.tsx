import type { PictureSource } from '@tanabana/runtime/pictures/pictureSource';
import { grid } from '@tanabana/runtime/theme/layout';
import { space, wide } from '@tanabana/runtime/theme/tokens';
import { styled } from 'styled-components';
import { CoverPicture } from '../../../components/CoverPicture';

/** The second and the third picture, below the first one on wide screens. */
export function OtherPictures({ pictures }: { readonly pictures: readonly PictureSource[] }) {
  return (
    <Others>
      {pictures.slice(1, 3).map((picture) => (
        <li key={picture.base}>
          <CoverPicture
            picture={picture}
            sizes={
              pictures.length > 2 ? '(min-width: 1656px) 430px, 27vw' : '(min-width: 1656px) 860px, 55vw'
            }
            deferred
          />
        </li>
      ))}
    </Others>
  );
}

const Others = styled.ul`
  display: none;

  ${wide.desktop} {
    ${grid({ columns: 2, gap: 2 })}
    margin-top: ${space(2)};
  }

  /* A single picture is as wide as the stage and as tall as two pictures side by side. */
  li:only-child {
    grid-column: 1 / -1;

    picture {
      aspect-ratio: 8 / 5;
    }

    /* Products are below the middle of most pictures. */
    img {
      object-position: 50% 75%;
    }
  }
`;
