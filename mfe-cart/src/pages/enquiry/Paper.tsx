import { styled } from 'styled-components';

/** A sheet that is printed in place of the page; one that is alone in place of other sheets too. */
export const Paper = styled.div`
  display: none;

  @media print {
    display: block;
    color: #000;
    font-size: 10pt;
    line-height: 1.4;

    body:has(> &) > :not(&),
    body:has(> &[data-alone]) > &:not([data-alone]) {
      display: none;
    }
  }
`;
