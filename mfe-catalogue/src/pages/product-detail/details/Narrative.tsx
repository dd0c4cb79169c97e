import type { PageRequest } from '@tanabana/contract/pages/page';
import { Eyebrow } from '@tanabana/ui/kit/Page';
import { color, font, size, space, wide } from '@tanabana/ui/theme/tokens';
import { styled } from 'styled-components';
import { careInstructions } from '../../../catalogue/details';
import { makerAndPlace } from '../../../catalogue/makerAndPlace';
import { MeetArtisan } from '../../../components/MeetArtisan';
import type { ProductFile } from '../../../source/productFile';

export interface NarrativeProps {
  readonly found: ProductFile;
  readonly request: PageRequest;
}

export function Narrative({ found: { product, context, technique }, request }: NarrativeProps) {
  const { maker } = makerAndPlace(product.artisan);
  const care = careInstructions(product.features);
  if (!product.story && !context && !technique && care.length === 0) return null;
  return (
    <Frame>
      {product.story && (
        <Story aria-labelledby="artisan-story">
          <Eyebrow>{maker}</Eyebrow>
          <h2 id="artisan-story">The artisan’s story</h2>
          <p>{product.story}</p>
          <Meet>
            <MeetArtisan maker={maker} request={request} />
          </Meet>
        </Story>
      )}
      <Columns>
        {context && (
          <section aria-labelledby="cultural-context">
            <h2 id="cultural-context">Cultural context</h2>
            <p>{context}</p>
          </section>
        )}
        {technique && (
          <section aria-labelledby="crafting-technique">
            <h2 id="crafting-technique">Crafting technique</h2>
            <p>{technique}</p>
          </section>
        )}
        {care.length > 0 && (
          <section aria-labelledby="care">
            <h2 id="care">Care instructions</h2>
            <ul>
              {care.map((instruction) => (
                <li key={instruction}>{instruction}</li>
              ))}
            </ul>
          </section>
        )}
      </Columns>
    </Frame>
  );
}

const Frame = styled.div`
  margin-top: ${space(8)};
  border-top: 1px solid ${color.brass};

  ${wide.desktop} {
    margin-top: ${space(12)};
  }
`;

const Story = styled.section`
  padding: ${space(6)} 0 0;

  h2 + p {
    max-width: 38.5em;
    margin-top: ${space(3)};
    color: ${color.ink};
    font: 400 ${size.lead} / 1.65 ${font.display};
  }

  ${wide.desktop} {
    display: grid;
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    column-gap: ${space(8)};
    padding-top: ${space(9)};

    & > * {
      grid-column: 1;
    }

    h2 + p {
      grid-column: 2;
      grid-row: 1 / span 3;
      margin-top: 0;
    }
  }
`;

const Meet = styled.div`
  margin-top: ${space(2)};
`;

const Columns = styled.div`
  display: grid;
  gap: ${space(5)};
  padding-top: ${space(6)};

  h2 {
    margin-bottom: ${space(2)};
    font-size: ${size.h3};
  }

  li + li {
    margin-top: ${space(1)};
  }

  ${wide.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(260px, 1fr));
    gap: ${space(6)};
    padding-top: ${space(8)};
  }
`;
