import { color, font, hovered, space, wide } from '@tanabana/ui/theme/tokens';
import { styled } from 'styled-components';
import { NavLink } from '../routing/NavLink';
import { useHasPage } from '../routing/useHasPage';
import { layout } from './layout';

export function SectionLinks() {
  const hasPage = useHasPage();
  return (
    <Sections aria-label="Sections">
      {layout.sections
        .filter(({ to }) => hasPage(to))
        .map(({ label, to, isOnlyWide }) => (
          <NavLink key={to} to={to} data-wide={isOnlyWide}>
            {label}
          </NavLink>
        ))}
    </Sections>
  );
}

const Sections = styled.nav`
  display: none;

  ${wide.desktop} {
    display: flex;
  }

  a {
    padding: ${space(1.5)} 4px;
    color: ${color.indigo};
    font: 500 0.875rem/1.4 ${font.text};
    text-decoration: none;
    white-space: nowrap;
    ${hovered(`color: ${color.madder};`)}
  }

  a[aria-current] {
    text-decoration: underline;
    text-decoration-color: ${color.brass};
    text-decoration-thickness: 2px;
    text-underline-offset: 8px;
  }

  @media (max-width: 1279px) {
    a[data-wide] {
      display: none;
    }
  }

  @media (min-width: 1280px) {
    a {
      padding-inline: 10px;
    }
  }

  @media (min-width: 1400px) {
    a {
      font-size: 1rem;
    }
  }

  /* Enlarged text leaves no room beside the wordmark. The links are in the menu too. */
  @container (max-width: calc(20.5rem + 56px)) {
    display: none;
  }

  @media (min-width: 1280px) {
    @container (max-width: calc(27.2rem + 56px)) {
      display: none;
    }
  }

  @media (min-width: 1400px) {
    @container (max-width: calc(30rem + 56px)) {
      display: none;
    }
  }
`;
