import { Dialog, DialogFrame } from '@tanabana/runtime/kit/Dialog';
import { displayName } from '@tanabana/runtime/session/session';
import { useSession } from '@tanabana/runtime/session/useSession';
import { color, font, motionAllowed, size, space, wide } from '@tanabana/runtime/theme/tokens';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { NavLink } from '../routing/NavLink';
import { BusinessesMenu } from './BusinessesMenu';

interface MainMenuProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Entries of remotes, after those of §2.2. */
  readonly entries?: readonly { readonly label: string; readonly to: string }[] | undefined;
}

/** The navigation drawer (§2.2). */
export function MainMenu({ open, onClose, entries = [] }: MainMenuProps) {
  const { user } = useSession();
  useCloseOnNavigation(onClose);
  const profile = user ? { to: '/dashboard', label: 'Profile' } : { to: '/login', label: 'Login' };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={user ? `Welcome ${displayName(user)}` : 'My Account'}
      frame={DrawerFrame}
    >
      <nav aria-label="Main">
        <Primary>
          <Entry to="/" label="Home" onFollow={onClose} />
          <BusinessesMenu onFollow={onClose} />
          <Entry to="/foundation" label="Our Foundation" onFollow={onClose} />
          <Entry to="/artisans" label="Artisans" onFollow={onClose} />
          <Entry to="/blog" label="Blog" onFollow={onClose} />
          {entries.map((entry) => (
            <Entry key={entry.to} {...entry} onFollow={onClose} />
          ))}
        </Primary>
        <Secondary>
          <Entry {...profile} onFollow={onClose} />
          <Entry to="/cart" label="Cart" onFollow={onClose} />
          <Entry to="/wishlist" label="Wishlist" onFollow={onClose} />
        </Secondary>
      </nav>
    </Dialog>
  );
}

/** Closes the drawer on every navigation, also back and forward. */
function useCloseOnNavigation(onClose: () => void): void {
  const { pathname } = useLocation();
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => close.current(), [pathname]);
}

interface EntryProps {
  readonly to: string;
  readonly label: string;
  readonly onFollow: () => void;
}

function Entry({ to, label, onFollow }: EntryProps) {
  return (
    <li>
      <NavLink to={to} onClick={onFollow}>
        {label}
      </NavLink>
    </li>
  );
}

const Entries = styled.ul`
  a {
    display: block;
    text-decoration: none;
  }

  a:hover,
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

/** A dialog that slides in from the left: full width on phones, half on tablets, a third on wide screens (§2.2). */
const DrawerFrame = styled(DialogFrame)`
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

  ${motionAllowed} {
    &:not([open]) {
      opacity: 1;
      translate: -100% 0;
    }

    @starting-style {
      &[open] {
        opacity: 1;
        translate: -100% 0;
      }
    }
  }
`;
