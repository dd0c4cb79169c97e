import { color, font, hovered, motionAllowed, size, space } from '@tanabana/ui/theme/tokens';
import { IconButton } from '@tanabana/ui/kit/IconButton';
import { ChevronDown } from 'lucide-react';
import { styled } from 'styled-components';
import { NavLink } from '../routing/NavLink';
import { useHasPage } from '../routing/useHasPage';

const BUSINESSES = [
  { name: 'Rugs', to: '/catalogue?category=rugs' },
  { name: 'Handicraft Products', to: '/catalogue?category=handicraftproducts' },
  { name: 'Biomass Pellets & Briquettes', to: '/biomass' },
  { name: 'Clothing' },
  { name: 'Millet Foods' },
];

export function BusinessesMenu({ onFollow }: { readonly onFollow: () => void }) {
  const hasPage = useHasPage();
  if (!hasPage('/businesses')) return null;
  return (
    <Entry>
      <NavLink to="/businesses" replace onClick={onFollow}>
        Our Businesses
      </NavLink>
      <details open>
        <Toggle aria-label="Our Businesses submenu">
          <ChevronDown aria-hidden="true" />
        </Toggle>
        <Lines>
          {BUSINESSES.filter(({ to }) => !to || hasPage(to)).map(({ name, to }) => (
            <li key={name}>
              {to ? (
                <NavLink to={to} replace onClick={onFollow}>
                  {name}
                </NavLink>
              ) : (
                <Announced>
                  <span>{name}</span> <small>Coming Soon</small>
                </Announced>
              )}
            </li>
          ))}
        </Lines>
      </details>
    </Entry>
  );
}

const Entry = styled.li`
  position: relative;

  > a {
    margin-right: ${space(6)};
  }
`;

/** The position aligns the icon with the first line of the link. */
const Toggle = styled(IconButton).attrs({ as: 'summary' })`
  position: absolute;
  top: calc(0.65em + ${space(2)} - ${space(3)});
  right: -12px;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }

  ${hovered(`color: ${color.madder};`)}

  [open] > & svg {
    rotate: 180deg;
  }

  ${motionAllowed} {
    svg {
      transition: rotate 200ms ease;
    }
  }
`;

const Lines = styled.ul`
  padding: 0 0 ${space(2)} ${space(2)};
  font: 400 ${size.text} / 1.4 ${font.text};

  && a {
    padding: ${space(1.25)} 0;
  }
`;

const Announced = styled.span`
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
  padding: ${space(1.25)} 0;
  color: ${color.muted};

  small {
    padding: 2px ${space(1)};
    border: 1px solid ${color.line};
    font-size: 0.8125rem;
  }
`;
