import { color, font, size, space } from '@tanabana/shared/theme/tokens';
import { ChevronDown } from 'lucide-react';
import { styled } from 'styled-components';
import { NavLink } from '../routing/NavLink';

/** The drawer's submenu of business lines (§2.2). Two are announced and lead nowhere yet. */
export function BusinessesMenu({ onFollow }: { readonly onFollow: () => void }) {
  return (
    <li>
      <details>
        <Summary>
          Our Businesses
          <ChevronDown aria-hidden="true" />
        </Summary>
        <Lines>
          <li>
            <NavLink to="/catalogue?category=rugs" onClick={onFollow}>
              Rugs
            </NavLink>
          </li>
          <li>
            <NavLink to="/catalogue?category=handicraftproducts" onClick={onFollow}>
              Handicraft Products
            </NavLink>
          </li>
          <li>
            <NavLink to="/biomass" onClick={onFollow}>
              Biomass Pellets &amp; Briquettes
            </NavLink>
          </li>
          <li>
            <Announced>
              Clothing <small>Coming Soon</small>
            </Announced>
          </li>
          <li>
            <Announced>
              Millet Foods <small>Coming Soon</small>
            </Announced>
          </li>
        </Lines>
      </details>
    </li>
  );
}

const Summary = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: ${space(2)} 0;
  cursor: pointer;
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }

  &:hover {
    color: ${color.madder};
  }

  svg {
    transition: rotate 200ms ease;
  }

  details[open] > & svg {
    rotate: 180deg;
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
