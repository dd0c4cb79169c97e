import type { PictureSource } from '@tanabana/ui/pictures/pictureSource';
import { styled } from 'styled-components';
import { makerAndPlace } from '../../catalogue/makerAndPlace';
import type { Product } from '../../catalogue/product';
import { CoverPicture } from '../../components/CoverPicture';

interface MakerProps {
  readonly product: Product;
  /** The second picture, which depicts a detail. */
  readonly picture: PictureSource | undefined;
}

/** The maker with their story, or else the description of the product, beside a detail of the product. */
export function Maker({ product: { region, story, description, closeUp }, picture }: MakerProps) {
  const { maker, place } = makerAndPlace(region);
  return (
    <Columns>
      {picture && (
        <figure>
          <CoverPicture picture={picture} sizes="320px" priority />
          {closeUp && <figcaption>{`About ${closeUp.cm} cm across (size: ${closeUp.size})`}</figcaption>}
        </figure>
      )}
      <div>
        {maker && <h3>{maker}</h3>}
        {place !== maker && <p>{place}</p>}
        <Story>{story ?? description}</Story>
      </div>
    </Columns>
  );
}

/* On paper, the section fills the sheet, and the picture the section. The picture is cropped above and below only. */
const Columns = styled.section`
  display: grid;
  gap: 4mm 8mm;
  margin-top: 5mm;
  break-inside: avoid;

  @media print, (min-width: 768px) {
    grid-template-columns: 62mm minmax(0, 1fr);
  }

  figure {
    display: flex;
    flex-direction: column;
    gap: 1mm;
    margin: 0;
  }

  h3 {
    font-size: 1.25rem;
  }

  @media print {
    flex: 1 0 auto;
    grid-template-rows: minmax(50mm, 1fr);

    && figure picture {
      flex: 1 1 0;
      min-height: 0;
      aspect-ratio: auto;
    }
  }
`;

const Story = styled.p`
  margin-top: 2mm;
`;
