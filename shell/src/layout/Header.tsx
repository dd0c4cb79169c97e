import { itemCount } from '@tanabana/shop/cart/cart';
import { cartStore } from '@tanabana/shop/cart/cartStore';
import { useStored } from '@tanabana/shop/stored/useStored';
import { opensDialog } from '@tanabana/ui/kit/Dialog';
import { IconButton, IconLink } from '@tanabana/ui/kit/IconButton';
import { countOf } from '@tanabana/shop/text/formatCount';
import { color, contentWidth, shortScreen, space, wide } from '@tanabana/ui/theme/tokens';
import { wishlistStore } from '@tanabana/shop/wishlist/wishlistStore';
import { Heart, Menu, ShoppingBag, UserRound } from 'lucide-react';
import { styled } from 'styled-components';
import { useHasPage } from '../routing/useHasPage';
import { CountBadge } from './CountBadge';
import { MENU_ID } from './MainMenu';
import { PromoBanner } from './PromoBanner';
import { SectionLinks } from './SectionLinks';
import { SearchButton } from './SearchButton';
import { useScrolled } from './useScrolled';
import { Wordmark } from './Wordmark';

/** Displays the banner and the header at a fixed position. Scrolling hides the banner (§2.2). */
export function Header() {
  const scrolled = useScrolled();
  const cart = useStored(cartStore);
  const wishlist = useStored(wishlistStore);
  const hasPage = useHasPage();
  const inCart = cart ? itemCount(cart) : 0;
  const inWishlist = wishlist?.length ?? 0;
  return (
    <Bar data-scrolled={scrolled}>
      <PromoBanner />
      <Row>
        <Start>
          <IconButton {...opensDialog(MENU_ID)} aria-label="Menu">
            <Menu aria-hidden="true" />
          </IconButton>
          <SectionLinks />
        </Start>
        <Wordmark />
        <End>
          <SearchButton />
          <Icons aria-label="Your things">
            {hasPage('/wishlist') && (
              <IconLink to="/wishlist" aria-label={labelled('Wishlist', inWishlist)}>
                <Heart aria-hidden="true" />
                <CountBadge count={inWishlist} />
              </IconLink>
            )}
            {hasPage('/cart') && (
              <IconLink to="/cart" aria-label={labelled('Cart', inCart)}>
                <ShoppingBag aria-hidden="true" />
                <CountBadge count={inCart} pulses />
              </IconLink>
            )}
            {hasPage('/dashboard') && (
              <IconLink to="/dashboard" aria-label="Profile">
                <UserRound aria-hidden="true" />
              </IconLink>
            )}
          </Icons>
        </End>
      </Row>
    </Bar>
  );
}

const labelled = (name: string, count: number) => (count === 0 ? name : `${name}, ${countOf(count, 'item')}`);

const Bar = styled.header`
  position: fixed;
  z-index: 20;
  inset: 0 0 auto;
  border-top: env(safe-area-inset-top) solid ${color.indigo};
  background: ${color.paper};
  transition:
    translate 240ms ease,
    box-shadow 240ms ease;
  box-shadow: 0 1px 0 ${color.line};
  /* Visible only in forced-colours mode, which removes the shadow. */
  outline: 1px solid transparent;

  &[data-scrolled] {
    translate: 0 -50px;
    box-shadow:
      0 1px 0 ${color.line},
      0 8px 24px rgb(34 26 22 / 8%);
  }

  ${shortScreen} {
    position: absolute;

    &[data-scrolled] {
      translate: none;
    }
  }

  &:focus-within {
    translate: none;
  }
`;

// `--side` aligns the visible part of the icons with the content of `Page`.
const Row = styled.div`
  display: grid;
  /* Smaller below 320 px, as on a small window at 500 %. */
  --icon: min(44px, (100vw - 72px) / 5);
  --side: 2px;

  /* Reserves the space of all icons, so that the wordmark does not move while the document loads. */
  grid-template-columns: var(--icon) 1fr calc(4 * var(--icon));
  align-items: center;
  height: 80px;
  max-width: calc(${contentWidth} + ${space(12)});
  margin: 0 auto;
  padding: 0 calc(var(--side) + env(safe-area-inset-right)) 0 calc(var(--side) + env(safe-area-inset-left));

  button {
    width: var(--icon);
  }

  /* Draws the focus ring inside the element, because the ring would extend beyond the screen. */
  :focus-visible {
    outline-offset: -6px;
  }

  @media (min-width: 400px) {
    --icon: 48px;
    --side: 0px;
  }

  /* The wordmark is centred if the screen has at least this width. */
  @media (min-width: 544px) {
    grid-template-columns: 1fr auto minmax(calc(4 * var(--icon)), 1fr);
  }

  ${wide.tablet} {
    --side: ${space(2)};

    height: 96px;
  }

  ${wide.desktop} {
    --side: ${space(4)};

    /* Both side columns have the same width, so that the wordmark does not move when the font of the links is
       loaded. */
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
    height: 112px;
  }

  ${Bar}[data-scrolled] & {
    height: 80px;
  }

  transition: height 240ms ease;
`;

const Start = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1)};

  ${wide.desktop} {
    container-type: inline-size;
  }
`;

const End = styled.div`
  display: flex;
  justify-content: end;

  &,
  nav {
    ${wide.tablet} {
      gap: ${space(1)};
    }
  }
`;

const Icons = styled.nav`
  display: grid;
  grid-template-columns: repeat(3, var(--icon));

  a {
    width: var(--icon);
  }
`;
