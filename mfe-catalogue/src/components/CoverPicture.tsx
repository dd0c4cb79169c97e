import { Picture } from '@tanabana/runtime/kit/Picture';
import { styled } from 'styled-components';

/** A picture that fills a portrait frame, in any proportion. */
export const CoverPicture = styled(Picture)`
  && {
    aspect-ratio: 4 / 5;
  }

  && img {
    height: 100%;
    object-fit: cover;
  }
`;
