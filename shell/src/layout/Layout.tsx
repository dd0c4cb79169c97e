import { CART_KEY, cartStore } from '@tanabana/shop/cart/cartStore';
import { VisuallyHidden } from '@tanabana/ui/kit/Page';
import { isInMemoryOnly } from '@tanabana/shop/stored/browserStorage';
import { clearOf, color, notPrinted, space, wide } from '@tanabana/ui/theme/tokens';
import { WISHLIST_KEY, wishlistStore } from '@tanabana/shop/wishlist/wishlistStore';
import { type ReactNode, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { useApp } from '../remotes/AppContext';
import { RouteAnnouncerContext } from '../routing/RouteAnnouncer';
import { useNavigationEffects } from '../routing/useNavigationEffects';
import { ContactUs } from './ContactUs';
import { Footer } from './Footer';
import { Header } from './Header';
import { MainMenu } from './MainMenu';
import { SearchDialog } from './SearchDialog';

export function Layout({ children }: { readonly children: ReactNode }) {
  const { composition } = useApp();
  const { announcements, announcement, main } = useNavigationEffects();
  return (
    <RouteAnnouncerContext value={announcements}>
      <SkipLink href="#main">Skip to content</SkipLink>
      <Header />
      <MainMenu entries={composition.menu} />
      <SearchDialog />
      <Main id="main" ref={main} tabIndex={-1}>
        <StorageNotice />
        {children}
      </Main>
      <Footer />
      <ContactUs />
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
    </RouteAnnouncerContext>
  );
}

const subscribe = (listener: () => void) => {
  const ends = [cartStore, wishlistStore].map((store) => store.subscribe(listener));
  return () => ends.forEach((end) => end());
};
const isUnsaved = () => isInMemoryOnly(CART_KEY) || isInMemoryOnly(WISHLIST_KEY);

function StorageNotice() {
  const unsaved = useSyncExternalStore(subscribe, isUnsaved, () => false);
  if (!unsaved) return null;
  return (
    <Notice role="status">
      Your browser is not saving your cart and wishlist. They will be gone when you close this page, so send
      your enquiry first.
    </Notice>
  );
}

const Main = styled.main`
  min-height: 80vh;
  padding-top: 130px;
  outline: none;

  ${wide.tablet} {
    padding-top: 146px;
  }

  ${wide.desktop} {
    padding-top: 162px;
  }

  @media print {
    padding-top: 0;
  }
`;

const Notice = styled.p`
  margin: 0 ${space(2)} ${space(2)};
  padding: ${space(2)};
  border-left: 3px solid ${color.brass};
  background: ${color.sand};
`;

const SkipLink = styled.a`
  position: fixed;
  z-index: 30;
  top: ${clearOf('top', space(1))};
  left: ${clearOf('left', space(1))};
  padding: ${space(1)} ${space(2)};
  background: ${color.paper};
  color: ${color.indigo};

  &:not(:focus) {
    translate: 0 calc(-200% - env(safe-area-inset-top));
  }

  ${notPrinted}
`;
