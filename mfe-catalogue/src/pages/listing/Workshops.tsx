import { workshopAddress } from '@tanabana/shop/addresses/workshopAddress';
import { color, space, wide } from '@tanabana/ui/theme/tokens';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { CoverPicture } from '../../components/CoverPicture';
import { pictureLink } from '../../components/pictureLink';
import type { Listing } from '../../listing/listing';

export function Workshops({ workshops }: Pick<Listing, 'workshops'>) {
  if (workshops.length === 0) return null;
  return (
    <Section aria-labelledby="workshops">
      <h2 id="workshops">From these workshops</h2>
      <Row>
        {workshops.map(({ name, place, picture }) => (
          <li key={name}>
            <Workshop to={workshopAddress(name)}>
              <CoverPicture picture={picture} sizes="160px" alt="" deferred />
              <strong>{name}</strong>
              <span>{place}</span>
            </Workshop>
          </li>
        ))}
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
  scroll-padding-inline: ${space(1)};
  scroll-snap-type: x proximity;

  li {
    flex: 0 0 ${space(20)};
    scroll-snap-align: start;
  }
`;

const Workshop = styled(Link)`
  ${pictureLink}

  strong {
    margin-top: ${space(1)};
    line-height: 1.3;
  }
`;
