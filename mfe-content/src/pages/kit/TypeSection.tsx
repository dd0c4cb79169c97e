import { font, size, space } from '@tanabana/runtime/theme/tokens';
import { Eyebrow, Lead } from '@tanabana/runtime/kit/Page';
import { styled } from 'styled-components';
import { Section } from './Section';

/** The type scale, fluid between phone and desktop. */
export function TypeSection() {
  return (
    <Section
      title="Type"
      note="Fraunces for headings, Figtree for everything else. Figures line up where they add up."
    >
      <Eyebrow>Eyebrow: Bhadohi, Uttar Pradesh</Eyebrow>
      <First>A rug is a long time of somebody’s attention</First>
      <h3>Third level: eleven knots to the inch</h3>
      <Lead>Lead: hand-knotted in Bhadohi, Jaipur and Srinagar, in wool that was dyed in small pots.</Lead>
      <Text>
        Text keeps to sixty or seventy characters a line. A weaver ties about ten thousand knots a day; a rug
        of nine by twelve feet takes four of them most of a year, and outlives the house it was bought for.
        ₹1,23,456
      </Text>
      <Wordmarks>
        <span>Tanabana</span>
        <span lang="hi">ताना-बाना</span>
        <span lang="ta">தானா பானா</span>
      </Wordmarks>
    </Section>
  );
}

const First = styled.p`
  font: 500 ${size.h1} / 1.15 ${font.display};
`;

const Text = styled.p`
  max-width: 68ch;
`;

const Wordmarks = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(4)};
  font: 500 2rem/1.4 ${font.display};

  [lang='hi'] {
    font-family: ${font.devanagari};
  }

  [lang='ta'] {
    font-family: ${font.tamil};
  }
`;
