import { VisuallyHidden } from '@tanabana/runtime/kit/Page';
import { clearOf, color, notPrinted, space, wide } from '@tanabana/runtime/theme/tokens';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useApp } from '../AppContext';
import { RouteAnnouncerContext } from '../routing/RouteAnnouncer';
import { useNavigationEffects } from '../routing/useNavigationEffects';
import { ContactUs } from './ContactUs';
import { Footer } from './Footer';
import { Header } from './Header';
import { MainMenu } from './MainMenu';
import { SearchDialog } from './SearchDialog';
import { StorageNotice } from './StorageNotice';

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
