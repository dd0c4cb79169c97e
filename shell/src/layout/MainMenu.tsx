import { closeDialog, Dialog, DialogFrame } from '@tanabana/ui/kit/Dialog';
import { displayName } from '@tanabana/shop/session/session';
import { useSession } from '@tanabana/shop/session/useSession';
import { color, font, linkHover, size, space, wide } from '@tanabana/ui/theme/tokens';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { NavLink } from '../routing/NavLink';
import { useHasPage } from '../routing/useHasPage';
import { layout } from './layout';
import { Submenu } from './Submenu';

export const MENU_ID = 'menu';

const close = () => closeDialog(MENU_ID);

export function MainMenu({ entries = [] }: { readonly entries?: readonly EntryProps[] | undefined }) {
  const { user } = useSession();
  useCloseOnNavigation();
  const profile = user ? { to: '/dashboard', label: 'Profile' } : { to: '/login', label: 'Login' };
  return (
    <Dialog id={MENU_ID} title={user ? `Welcome ${displayName(user)}` : 'My Account'} frame={DrawerFrame}>
      <nav aria-label="Main">
        <Primary>
          {layout.menu.first.map((entry) =>
            entry.lines ? (
              <Submenu key={entry.to} entry={entry} onFollow={close} />
            ) : (
              <Entry key={entry.to} {...entry} />
            ),
          )}
          {entries.map((entry) => (
            <Entry key={entry.to} {...entry} />
          ))}
        </Primary>
        <Secondary>
          <Entry {...profile} />
          <Entry to="/cart" label="Cart" />
          <Entry to="/wishlist" label="Wishlist" />
        </Secondary>
        <Secondary>
          {layout.menu.last.map((entry) => (
            <Entry key={entry.to} {...entry} />
          ))}
        </Secondary>
      </nav>
    </Dialog>
  );
}

function useCloseOnNavigation(): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current !== pathname) close();
    previous.current = pathname;
  }, [pathname]);
}

interface EntryProps {
  readonly to: string;
  readonly label: string;
}

function Entry({ to, label }: EntryProps) {
  const hasPage = useHasPage();
  if (!hasPage(to)) return null;
  return (
    <li>
      {/* Replaces the history entry of the drawer, so that the back button returns to the previous page. */}
      <NavLink to={to} replace onClick={close}>
        {label}
      </NavLink>
    </li>
  );
}

const Entries = styled.ul`
  a {
    display: block;
    text-decoration: none;
    ${linkHover}
  }

  a[aria-current='page'] {
    color: ${color.madder};
    text-decoration: underline;
  }
`;

const Primary = styled(Entries)`
  font: 500 ${size.h3} / 1.3 ${font.display};
  color: ${color.indigo};

  > li {
    border-bottom: 1px solid ${color.line};
  }

  a {
    padding: ${space(2)} 0;
  }
`;

const Secondary = styled(Entries)`
  margin-top: ${space(3)};

  a {
    padding: ${space(1.5)} 0;
  }
`;

const DrawerFrame = styled(DialogFrame)`
  --closed-opacity: 1;
  --closed-translate: -100% 0;

  position: fixed;
  inset: 0 auto 0 0;
  width: 100%;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  border-top: 0;
  border-right: 1px solid ${color.brass};

  ${wide.tablet} {
    width: 50%;
  }

  ${wide.desktop} {
    width: 35%;
  }
`;
