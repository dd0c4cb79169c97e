import { row } from '@tanabana/runtime/theme/layout';
import { color, size, space } from '@tanabana/runtime/theme/tokens';
import { BadgeCheck, HandHeart } from 'lucide-react';
import { styled } from 'styled-components';

/** See §2.6. */
export function AuthenticityNote() {
  return (
    <Note>
      <li>
        <BadgeCheck aria-hidden="true" />
        Authenticity Guaranteed
      </li>
      <li>
        <HandHeart aria-hidden="true" />
        Fair Trade with Artisans
      </li>
    </Note>
  );
}

const Note = styled.ul`
  ${row([1, 4])}
  margin-top: ${space(5)};
  padding-top: ${space(3)};
  border-top: 1px solid ${color.line};
  color: ${color.indigo};
  font-size: ${size.small};
  font-weight: 600;

  li {
    ${row(1)}
  }

  svg {
    color: ${color.brass};
  }
`;
