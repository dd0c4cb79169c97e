import { Page } from '@tanabana/runtime/kit/Page';
import { styled } from 'styled-components';

/** A page whose content comes from browser storage. The minimum height places the footer below the first view. */
export const TallPage = styled(Page)`
  min-height: 100vh;

  @media print {
    min-height: 0;
  }
`;
