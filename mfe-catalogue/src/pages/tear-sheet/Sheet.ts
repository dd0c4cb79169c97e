import { color, size } from '@tanabana/ui/theme/tokens';
import { styled } from 'styled-components';

/** On paper, each sheet starts a page and has no frame. */
export const Sheet = styled.article`
  max-width: 190mm;
  margin-top: 8mm;
  padding: clamp(4mm, 3vw, 8mm);
  border: 1px solid ${color.line};
  background: #fff;
  font-size: ${size.small};
  line-height: 1.4;

  h2 {
    font-size: 1.75rem;
  }

  table {
    width: 100%;
    margin-bottom: 5mm;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }

  th,
  td {
    padding: 1mm 2mm 1mm 0;
    border-bottom: 1px solid ${color.line};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }

  thead th,
  dt {
    color: ${color.muted};
    font-weight: 400;
  }

  tbody th {
    font-weight: 600;
  }

  dl > div {
    display: grid;
    grid-template-columns: 26mm minmax(0, 1fr);
    gap: 2mm;
    break-inside: avoid;
    padding: 1mm 0;
    border-bottom: 1px solid ${color.line};
  }

  dd::first-letter {
    text-transform: uppercase;
  }

  @media print, (min-width: 768px) {
    dl {
      columns: 2;
      column-gap: 8mm;
    }
  }

  @media print {
    /* Fits A4 and US Letter with the default margins of browsers. */
    display: flex;
    flex-direction: column;
    min-height: 250mm;
    max-width: none;
    margin: 0;
    padding: 0;
    border: 0;
    break-after: page;
    font-size: 9.5pt;

    &:last-child {
      break-after: auto;
    }
  }
`;
