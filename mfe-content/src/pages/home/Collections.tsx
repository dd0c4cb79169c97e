import type { PageProps } from '@tanabana/runtime/contracts/page';
import { ButtonLink } from '@tanabana/runtime/kit/Button';
import { grid } from '@tanabana/runtime/theme/layout';
import { color, space } from '@tanabana/runtime/theme/tokens';
import { styled } from 'styled-components';
import { Band } from '../../components/Band';

export function Collections({ Fragment }: Pick<PageProps, 'Fragment'>) {
  return (
    <Carousels aria-label="From the catalogue">
      <Fragment
        name="catalogue/RugCarousel"
        fallback={
          <CarouselFallback
            title="Explore Our Exclusive Rug Collection"
            text="Medallions from Agra, gabbehs from Mirzapur, tigers from Bylakuppe. See the whole collection in the catalogue."
            action="Explore Collection"
            to="/catalogue?category=rugs"
          />
        }
      />
      <Fragment
        name="catalogue/HandicraftCarousel"
        fallback={
          <CarouselFallback
            title="Discover Handicraft Highlights"
            text="Blue pottery, cast brass, carved walnut, boxes inlaid with straw. See the whole collection in the catalogue."
            action="Shop Collection"
            to="/catalogue?category=handicraftproducts"
          />
        }
      />
    </Carousels>
  );
}

const Carousels = styled(Band)`
  ${grid({ columns: 1, gap: 7, desktop: { gap: 12 } })}
`;

interface CarouselFallbackProps {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly to: string;
}

function CarouselFallback({ title, text, action, to }: CarouselFallbackProps) {
  return (
    <Text>
      <h2>{title}</h2>
      <p>{text}</p>
      <ButtonLink to={to} $look="quiet">
        {action}
      </ButtonLink>
    </Text>
  );
}

const Text = styled.div`
  padding-left: ${space(4)};
  border-left: 2px solid ${color.brass};

  p {
    max-width: 36em;
    margin: ${space(2)} 0 ${space(3)};
    color: ${color.muted};
  }
`;
