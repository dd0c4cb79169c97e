import { useEffect, useState, type ComponentProps } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { FillCartDialog } from '../../components/FillCartDialog';
import { FilledNotice, type FillMessage } from '../../components/FilledNotice';
import { linkedEnquiry } from '../../enquiry/enquiryLink';
import { isCartLink } from '../../filling/cartLink';

/**
 * If the address contains lines of a shared cart, asks the visitor whether to add them to the cart. Removes the lines
 * from the address after the answer.
 */
export default function LinkedCart({
  cart,
  request,
}: Pick<ComponentProps<typeof FillCartDialog>, 'cart' | 'request'>) {
  const navigate = useNavigate();
  // The key of the history entry distinguishes repeated visits of the same link, so that each visit asks again.
  const { hash, key } = useLocation();
  const [link, setLink] = useState({ hash: '', key: '', isAnswered: true });
  const [filled, setFilled] = useState<FillMessage>();
  const { lines, details, isCut } = linkedEnquiry(link.hash);
  if (isCartLink(hash) && link.key !== key) setLink({ hash, key, isAnswered: false });
  // Removes the lines from the address after the answer, and again if the visitor goes back to the history entry of the
  // link.
  useEffect(() => {
    if (link.isAnswered && isCartLink(hash))
      void navigate('/cart', { replace: true, preventScrollReset: true });
  }, [link.isAnswered, hash, navigate]);
  return (
    <>
      <FilledNotice filled={filled} />
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
          onClose={() => setLink({ ...link, isAnswered: true })}
        />
      )}
    </>
  );
}
