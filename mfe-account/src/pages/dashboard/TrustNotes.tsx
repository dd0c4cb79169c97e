import { color, size, space } from '@tanabana/runtime/theme/tokens';
import { Gem, ShieldCheck, Truck } from 'lucide-react';
import { styled } from 'styled-components';

const NOTES = [
  { Icon: Gem, title: 'Premium & Ethical', text: 'Made by hand, at prices agreed with the makers.' },
  { Icon: ShieldCheck, title: 'Quality Assured', text: 'Every piece is checked before it is packed.' },
  {
    Icon: Truck,
    title: 'Quick Dispatch',
    text: 'Orders dispatched within 48 hours when the goods are in stock.',
  },
] as const;

export function TrustNotes() {
  return (
    <Notes aria-label="Our promises">
      {NOTES.map(({ Icon, title, text }) => (
        <li key={title}>
          <Icon aria-hidden="true" />
          <strong>{title}</strong>
          <p>{text}</p>
        </li>
      ))}
    </Notes>
  );
}

const Notes = styled.ul`
  display: grid;
  gap: ${space(3)};
  align-content: start;

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 ${space(2)};
  }

  svg {
    grid-row: span 2;
    color: ${color.brass};
  }

  strong {
    color: ${color.indigo};
  }

  p {
    color: ${color.muted};
    font-size: ${size.small};
  }
`;
