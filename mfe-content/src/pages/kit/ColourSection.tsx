import { color, font, size, space } from '@tanabana/runtime/theme/tokens';
import { styled } from 'styled-components';
import { Section } from './Section';

const USES = {
  paper: 'ground',
  sand: 'second ground',
  ink: 'text',
  muted: 'second text',
  madder: 'actions',
  madderDeep: 'actions pointed at',
  indigo: 'headings and footer',
  indigoDeep: 'footer pointed at',
  brass: 'rules and ornament, never text',
  leaf: 'success',
  line: 'hairlines',
  control: 'edges of controls',
} as const satisfies Record<keyof typeof color, string>;

/** Colours of the theme. */
export function ColourSection() {
  return (
    <Section title="Colour" note="Custom properties, set once by the shell. Ornament frames, it never fills.">
      <Swatches>
        {(Object.keys(USES) as (keyof typeof USES)[]).map((name) => (
          <li key={name}>
            <Swatch $dye={color[name]} />
            <strong>{name}</strong>
            <span>{USES[name]}</span>
          </li>
        ))}
      </Swatches>
    </Section>
  );
}

const Swatches = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(136px, 1fr));
  gap: ${space(3)} ${space(2)};
  font: 400 ${size.small} / 1.5 ${font.text};

  strong,
  span {
    display: block;
  }
`;

const Swatch = styled.div<{ readonly $dye: string }>`
  height: ${space(8)};
  margin-bottom: ${space(1)};
  border: 1px solid ${color.line};
  background: ${({ $dye }) => $dye};
  forced-color-adjust: none;
`;
