import { row } from '@tanabana/ui/theme/layout';
import { color, contentWidth, font, hovered, size, space, wide } from '@tanabana/ui/theme/tokens';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useApp } from '../remotes/AppContext';
import { NavLink } from '../routing/NavLink';
import { useHasPage } from '../routing/useHasPage';
import { layout } from './layout';

const SOCIAL = [
  ['instagram', 'Instagram'],
  ['facebook', 'Facebook'],
  ['linkedin', 'LinkedIn'],
] as const;

export function Footer() {
  const { settings, menu = [] } = useApp().composition;
  const hasPage = useHasPage();
  const { brand, social, contact } = settings;
  const linksTo = (links: readonly { readonly label: string; readonly to: string }[]) =>
    links
      .filter(({ to }) => hasPage(to))
      .map(({ label, to }) => (
        <li key={to}>
          <NavLink to={to}>{label}</NavLink>
        </li>
      ));
  return (
    <Ground>
      <Columns>
        <Brand>
          <strong>{brand}</strong>
          <p>{layout.footer.text}</p>
          <address>{contact.address.join(', ')}</address>
        </Brand>
        {layout.footer.columns.map(({ title, links }, index) => (
          <Column key={title} title={title}>
            {linksTo(index === 0 ? [...links, ...menu] : links)}
          </Column>
        ))}
        {Object.keys(social).length > 0 && (
          <Column title="Connect With Us">
            {SOCIAL.map(([site, name]) =>
              social[site] === undefined ? null : (
                <li key={site}>
                  <a href={social[site]} rel="noopener">
                    {name}
                  </a>
                </li>
              ),
            )}
          </Column>
        )}
      </Columns>
      <Bottom>
        <p>{`© ${brand}. ${layout.footer.closing}`}</p>
        <ul>{linksTo(layout.footer.bottom)}</ul>
      </Bottom>
    </Ground>
  );
}

function Column({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </nav>
  );
}

const Ground = styled.footer`
  padding: ${space(7)} ${space(2)} ${space(12)};
  border-top: 3px solid ${color.brass};
  background: ${color.indigo};
  color: #e7e2da;

  a {
    display: inline-block;
    padding: 6px 0;
    text-decoration: none;
    ${hovered('text-decoration: underline;')}
  }

  a[aria-current='page'] {
    text-decoration: underline;
  }

  :focus-visible {
    outline-color: ${color.paper};
  }

  ${wide.tablet} {
    padding: ${space(10)} ${space(4)} ${space(5)};
  }

  ${wide.desktop} {
    padding-inline: ${space(6)};
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, 1fr);
  gap: ${space(5)} ${space(3)};
  max-width: ${contentWidth};
  margin: 0 auto;

  h2 {
    margin-bottom: ${space(1.5)};
    color: ${color.paper};
    font: 600 0.8125rem/1.4 ${font.text};
    letter-spacing: 0.12em;
    text-transform: uppercase;
  }

  ${wide.desktop} {
    grid-template-columns: 2fr repeat(4, 1fr);
  }
`;

const Brand = styled.div`
  grid-column: 1 / -1;
  max-width: 23em;

  strong {
    color: ${color.paper};
    font: 500 ${size.h3} / 1.2 ${font.display};
  }

  p {
    margin: ${space(1)} 0 ${space(2)};
  }

  address {
    font-size: ${size.small};
    font-style: normal;
  }

  ${wide.desktop} {
    grid-column: auto;
  }
`;

const Bottom = styled.div`
  ${row([1, 4])}
  justify-content: space-between;
  max-width: ${contentWidth};
  margin: ${space(6)} auto 0;
  padding-top: ${space(3)};
  border-top: 1px solid rgb(255 255 255 / 20%);
  font-size: ${size.small};

  ul {
    display: flex;
    gap: ${space(3)};
  }
`;
