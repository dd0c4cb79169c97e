import { color, font, size, space, wide } from '@tanabana/runtime/theme/tokens';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { makerAndPlace } from '../../catalogue/makerAndPlace';
import { CoverPicture } from '../../components/CoverPicture';
import { WovenPlaceholder } from '../../components/WovenPlaceholder';
import type { CatalogueFile } from '../../source/dataFiles';

/** The workshops (§3: regions), each with a link to its products. */
export function Workshops({ regions }: { readonly regions: CatalogueFile['regions'] }) {
  return (
    <Section aria-labelledby="workshops">
      <h2 id="workshops">From these workshops</h2>
      <Row>
        {regions.map(({ name, picture }) => {
          const { maker, place } = makerAndPlace(name);
          return (
            <li key={name}>
              <Workshop to={`/catalogue?q=${encodeURIComponent(maker)}`}>
                {picture ? (
                  <CoverPicture picture={picture} sizes="160px" alt="" deferred />
                ) : (
                  <WovenPlaceholder />
                )}
                <strong>{maker}</strong>
                <span>{place}</span>
              </Workshop>
            </li>
          );
        })}
      </Row>
    </Section>
  );
}

const Section = styled.section`
  margin-top: ${space(8)};
  padding-top: ${space(5)};
  border-top: 1px solid ${color.brass};

  ${wide.desktop} {
    margin-top: ${space(12)};
  }
`;

const Row = styled.ul`
  display: flex;
  gap: ${space(3)};
  margin: ${space(3)} -${space(1)} 0;
  padding: ${space(1)};
  overflow-x: auto;
  /* The first one snaps to the edge of the page's content, not to that of the padding. */
  scroll-padding-inline: ${space(1)};
  scroll-snap-type: x proximity;

  li {
    flex: 0 0 ${space(20)};
    scroll-snap-align: start;
  }
`;

const Workshop = styled(Link)`
  display: block;
  color: ${color.muted};
  font-size: ${size.small};
  line-height: 1.4;
  text-decoration: none;

  strong {
    display: block;
    margin-top: ${space(1)};
    color: ${color.indigo};
    font: 500 1rem/1.3 ${font.display};
  }

  @media (hover: hover) {
    &:hover strong {
      color: ${color.madder};
      text-decoration: underline;
    }
  }
`;
