import { color, font, hovered, motionAllowed, size, space } from '@tanabana/ui/theme/tokens';
import { IconButton } from '@tanabana/ui/kit/IconButton';
import { ChevronDown } from 'lucide-react';
import { styled } from 'styled-components';
import { NavLink } from '../routing/NavLink';
import { useHasPage } from '../routing/useHasPage';
import type { Layout } from './layoutSchema';

interface SubmenuProps {
  readonly entry: Layout['menu']['first'][number];
  readonly onFollow: () => void;
}

/** An entry of the drawer with entries below it. */
export function Submenu({ entry: { label, to, lines = [] }, onFollow }: SubmenuProps) {
  const hasPage = useHasPage();
  if (!hasPage(to)) return null;
  return (
    <Entry>
      <NavLink to={to} replace onClick={onFollow}>
        {label}
      </NavLink>
      <details open>
        <Toggle aria-label={`${label} submenu`}>
          <ChevronDown aria-hidden="true" />
        </Toggle>
        <Lines>
          {lines
            .filter((line) => line.to === undefined || hasPage(line.to))
            .map((line) => (
              <li key={line.label}>
                {line.to === undefined ? (
                  <Announced>
                    <span>{line.label}</span> <small>Coming Soon</small>
                  </Announced>
                ) : (
                  <NavLink to={line.to} replace onClick={onFollow}>
                    {line.label}
                  </NavLink>
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
