import { Picture } from '@tanabana/runtime/kit/Picture';
import { styled } from 'styled-components';

/** A picture that fills a portrait frame, whatever its own shape. */
export const CoverPicture = styled(Picture)`
  && {
    aspect-ratio: 4 / 5;
  }

  && img {
    height: 100%;
    object-fit: cover;
  }
`;
