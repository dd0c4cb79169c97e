import { cartStore } from '@tanabana/shop/cart/cartStore';
import { defineFragment, type FragmentComponentProps } from '@tanabana/contract/pages/page';
import { ButtonLink } from '@tanabana/ui/kit/Button';
import { useStored } from '@tanabana/shop/stored/useStored';
import { grid } from '@tanabana/ui/theme/layout';
import { color, font, size } from '@tanabana/ui/theme/tokens';
import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';

const MyEnquiries = lazy(() => import('./MyEnquiries'));

export default defineFragment({ Component: PreparedEnquiries });

/** The enquiries prepared in this browser, or how to prepare one. Displays nothing before hydration. */
function PreparedEnquiries({ request }: FragmentComponentProps) {
  const cart = useStored(cartStore);
  if (!cart) return null;
  return (
    <Suspense>
      <MyEnquiries cart={cart} request={request} empty={<NoEnquiries />} />
    </Suspense>
  );
}

function NoEnquiries() {
  return (
    <None>
      <p>No enquiry has been prepared in this browser yet.</p>
      <ButtonLink to="/enquiry">Prepare an enquiry</ButtonLink>
    </None>
  );
}

const None = styled.div`
  ${grid({ gap: 2 })}
  justify-items: start;

  p {
    color: ${color.indigo};
    font: 500 ${size.h3} / 1.3 ${font.display};
  }
`;
