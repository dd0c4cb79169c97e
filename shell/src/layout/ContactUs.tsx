import { Dialog, opensDialog } from '@tanabana/ui/kit/Dialog';
import { IconButton } from '@tanabana/ui/kit/IconButton';
import { matchRoute } from '@tanabana/contract/routes/matchRoute';
import type { Settings } from '@tanabana/contract/settings/settings';
import { clearOf, color, hovered, notPrinted, space, wide } from '@tanabana/ui/theme/tokens';
import { Mail, MessageCircle, Phone } from 'lucide-react';
import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { useApp } from '../remotes/AppContext';

export function ContactUs() {
  const dialog = useId();
  const { settings, routes } = useApp().composition;
  const { pathname } = useLocation();
  if (matchRoute(routes, pathname)?.hidesContact) return null;
  return (
    <>
      <Trigger {...opensDialog(dialog)} aria-label="Contact Us" title="Contact Us">
        <MessageCircle aria-hidden="true" size={20} />
      </Trigger>
      <Dialog id={dialog} title="Get in Touch">
        {settings.replyTime && <p>{`We typically respond within ${settings.replyTime}`}</p>}
        <Options>
          {contactOptions(settings, pathname).map(({ Icon, name, value, href }) => (
            <li key={name}>
              <a href={href} {...(href.startsWith('https:') && { target: '_blank', rel: 'noopener' })}>
                <Icon aria-hidden="true" />
                <span>
                  <strong>{name}</strong>
                  <span>{value}</span>
                </span>
              </a>
            </li>
          ))}
        </Options>
      </Dialog>
    </>
  );
}

function contactOptions({ contact: { email, phone, whatsApp }, origin }: Settings, pathname: string) {
  const chat = `https://wa.me/${whatsApp.replace(/\D/g, '')}`;
  const about = `?text=${encodeURIComponent(`About: ${origin}${pathname}`)}`;
  const isProduct = pathname.startsWith('/product/');
  return [
    { Icon: Mail, name: 'Email', value: email, href: `mailto:${email}` },
    { Icon: Phone, name: 'Phone', value: phone, href: `tel:${phone.replaceAll(' ', '')}` },
    { Icon: MessageCircle, name: 'WhatsApp chat', value: whatsApp, href: isProduct ? chat + about : chat },
  ];
}

const Trigger = styled(IconButton)`
  && {
    position: fixed;
  }

  z-index: 10;
  right: ${clearOf('right', space(2))};
  /* On phones, bars at the lower edge of the screen leave their right end free for the button. */
  bottom: ${clearOf('bottom', space(1))};
  background: ${color.indigo};
  color: ${color.paper};
  box-shadow:
    0 0 0 1px ${color.brass},
    0 2px 6px rgb(34 26 22 / 28%);

  /* From tablets, the button fits into the side padding of the content, so that it covers no other control. */
  ${wide.tablet} {
    right: ${clearOf('right', '1px')};
    bottom: ${clearOf('bottom', space(2))};
    width: 30px;
    height: 30px;

    &::after {
      position: absolute;
      inset: -7px;
      content: '';
    }
  }

  ${wide.desktop} {
    right: ${clearOf('right', space(0.5))};
    width: ${space(5)};
    height: ${space(5)};
  }

  /* A page with an own floating button keeps the corner of phones to it. The footer links to the contact page. */
  @media (max-width: 767px) {
    body:has([data-floating]) & {
      display: none;
    }
  }

  /* The button covers no text while a visitor reads on. */
  body:has([data-scrolled='down']) &:not(:focus-visible) {
    translate: 0 calc(100% + ${space(4)});
  }

  transition: translate 240ms ease;

  ${hovered(`background: ${color.indigoDeep};`)}

  ${notPrinted}
`;

const Options = styled.ul`
  border-top: 1px solid ${color.line};

  li:not(:last-child) {
    border-bottom: 1px solid ${color.line};
  }

  a {
    display: flex;
    align-items: center;
    gap: ${space(2)};
    padding: ${space(2)} 0;
    color: ${color.indigo};
    text-decoration: none;
  }

  ${hovered('text-decoration: underline;', 'a:hover strong')}

  a > span > * {
    display: block;
  }

  a > span > span {
    color: ${color.muted};
  }
`;
