import { space } from '@tanabana/ui/theme/tokens';
import { useState, type ComponentProps } from 'react';
import { styled } from 'styled-components';
import { FillCartDialog } from '../../components/FillCartDialog';
import { FilledNotice, type FillMessage } from '../../components/FilledNotice';
import { useLinesOfAddress } from '../../components/useLinesOfAddress';
import { linkedEnquiry } from '../../enquiry/enquiryLink';

/** If the address contains lines of a shared cart, asks the visitor whether to add them to the cart. */
export default function LinkedCart({
  cart,
  request,
}: Pick<ComponentProps<typeof FillCartDialog>, 'cart' | 'request'>) {
  const link = useLinesOfAddress();
  const [filled, setFilled] = useState<FillMessage>();
  const { lines, details, isCut } = linkedEnquiry(link.hash);
  return (
    <>
      <Notice>
        <FilledNotice filled={filled} />
      </Notice>
      {link.hash && (
        <FillCartDialog
          key={link.key}
          open={!link.isAnswered}
          title="Cart from a link"
          wanted={lines}
          details={details}
          isCut={isCut}
          cart={cart}
          request={request}
          onFilled={setFilled}
          onClose={link.answer}
        />
      )}
    </>
  );
}

const Notice = styled.div`
  &:not(:empty) {
    margin-bottom: ${space(3)};
  }
`;
