import { Page } from '@tanabana/runtime/kit/Page';
import { styled } from 'styled-components';

/** A page that fills with what the browser keeps; the footer stays below the first view meanwhile. */
export const TallPage = styled(Page)`
  min-height: 100vh;

  @media print {
    min-height: 0;
  }
`;
