import { useStored } from '@tanabana/shop/stored/useStored';
import { color, space } from '@tanabana/ui/theme/tokens';
import { styled } from 'styled-components';
import { enquiryStore } from '../../enquiry/enquiryStore';
import { isReference } from '../../enquiry/reference';

/** Explains how to open an enquiry that is stored in another browser. */
export default function MissingEnquiry({ asked }: { readonly asked: string }) {
  const record = useStored(enquiryStore);
  if (!record || record.sent.some(({ reference }) => reference === asked)) return null;
  return (
    <Note role="status">
      {`${isReference(asked) ? asked : 'This enquiry'} is not saved in this browser. Open the link in the email or message that you sent us: it fills your cart with the same list, and your enquiry with the same notes and target prices.`}
    </Note>
  );
}

const Note = styled.p`
  max-width: 39.5em;
  margin-top: ${space(3)};
  padding: ${space(1.5)} ${space(2)};
  border-left: 3px solid ${color.brass};
  background: ${color.sand};
`;
