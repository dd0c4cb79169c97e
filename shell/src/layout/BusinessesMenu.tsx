import { color, font, motionAllowed, size, space } from '@tanabana/runtime/theme/tokens';
import { IconButton } from '@tanabana/runtime/kit/IconButton';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { NavLink } from '../routing/NavLink';

const BUSINESSES = [
  { name: 'Rugs', to: '/catalogue?category=rugs' },
  { name: 'Handicraft Products', to: '/catalogue?category=handicraftproducts' },
  { name: 'Biomass Pellets & Briquettes', to: '/biomass' },
  { name: 'Clothing' },
  { name: 'Millet Foods' },
];

/**
 * The drawer's entry Our Businesses: a link to all business lines, and a button for the submenu that lists them
 * (§2.1, §2.2). Two are announced and lead nowhere yet.
 */
export function BusinessesMenu({ onFollow }: { readonly onFollow: () => void }) {
  const [isExpanded, setExpanded] = useState(false);
  const submenu = useId();
  return (
    <li>
      <Entry>
        <NavLink to="/businesses" onClick={onFollow}>
          Our Businesses
        </NavLink>
        <Disclosure
          type="button"
          aria-label="Our Businesses submenu"
          aria-expanded={isExpanded}
          aria-controls={submenu}
          onClick={() => setExpanded(!isExpanded)}
        >
          <ChevronDown aria-hidden="true" />
        </Disclosure>
      </Entry>
      <Lines id={submenu} hidden={!isExpanded}>
        {BUSINESSES.map(({ name, to }) => (
          <li key={name}>
            {to ? (
              <NavLink to={to} onClick={onFollow}>
                {name}
              </NavLink>
            ) : (
              <Announced>
                {name} <small>Coming Soon</small>
              </Announced>
            )}
          </li>
        ))}
      </Lines>
    </li>
  );
}

const Entry = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};

  a {
    flex: 1;
  }
`;

const Disclosure = styled(IconButton)`
  margin-right: -12px;

  &:hover {
    color: ${color.madder};
  }

  &[aria-expanded='true'] svg {
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
