import { Small } from '@tanabana/ui/kit/Page';
import { styled } from 'styled-components';
import { dateInWords } from '../enquiry/calendarDate';
import type { Enquiry } from '../enquiry/enquiry';

export function EnquiryReference({ enquiry: { reference, date } }: { readonly enquiry: Enquiry }) {
  return (
    <Small>
      Reference <Reference>{reference}</Reference>
      <span>{`, ${dateInWords(date)}`}</span>
    </Small>
  );
}

const Reference = styled.strong`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
