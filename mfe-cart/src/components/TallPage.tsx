import { Page } from '@tanabana/runtime/kit/Page';
import { styled } from 'styled-components';

/** A page that fills from browser storage. Its height keeps the footer below the first view. */
export const TallPage = styled(Page)`
  min-height: 100vh;

  @media print {
    min-height: 0;
  }
`;
