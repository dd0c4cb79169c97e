import { productAddress } from '@tanabana/shop/addresses/productAddress';
import { defineFragment } from '@tanabana/contract/pages/page';
import { Picture } from '@tanabana/ui/kit/Picture';
import { grid } from '@tanabana/ui/theme/layout';
import { color, contentPadding, size, space, wide } from '@tanabana/ui/theme/tokens';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import builtStrip from 'virtual:strip';
import { categoryAddress } from '../catalogue/categories';
import { CoverPicture } from '../components/CoverPicture';
import { pictureLink } from '../components/pictureLink';
import type { categoryStripData } from './categoryStripData';

const { categories, picks } = builtStrip as ReturnType<typeof categoryStripData>;

export default defineFragment({ Component: CategoryStrip });

export function CategoryStrip() {
  return (
    <>
      {categories.length > 1 && (
        <Strip aria-label="Categories">
          <ul>
            {categories.map(({ name, summary, picture }) => (
              <li key={name}>
                <Category to={categoryAddress(name)}>
                  {picture && (
                    <Cover picture={picture} sizes="(min-width: 1024px) 30vw, 31vw" alt="" deferred />
                  )}
                  <strong>{name}</strong>
                  <span>{summary}</span>
                </Category>
              </li>
            ))}
          </ul>
        </Strip>
      )}
      <Shelf aria-label="From the collection">
        {picks.map(({ id, name, price, picture }) => (
          <li key={id}>
            <Pick to={productAddress(id)}>
              <CoverPicture picture={picture} sizes="40vw" alt="" deferred />
              <strong>{name}</strong>
              <span>{price}</span>
            </Pick>
          </li>
        ))}
      </Shelf>
    </>
  );
}

/* On phones, the carousels of the home page are several screens below the categories. */
const Shelf = styled.ul`
  display: flex;
  gap: ${space(1.5)};
  /* The padding makes space for the focus ring. */
  padding: ${space(1)} ${space(2)} ${space(5)};
  overflow-x: auto;
  scroll-padding-inline: ${space(2)};
  scroll-snap-type: x proximity;
  scrollbar-width: none;

  li {
    flex: 0 0 40%;
    scroll-snap-align: start;
  }

  ${wide.tablet} {
    display: none;
  }
`;

const Pick = styled(Link)`
  ${pictureLink}

  strong {
    margin: ${space(1)} 0 2px;
  }

  span {
    color: ${color.ink};
    font-weight: 600;
  }
`;

const Strip = styled.nav`
  padding: ${space(4)} ${contentPadding.phone};

  ul {
    ${grid({ columns: 3, gap: 1.5, tablet: { gap: 4 } })}
  }

  ${wide.tablet} {
    padding: ${space(6)} ${contentPadding.tablet};
  }

  ${wide.desktop} {
    padding: ${space(8)} ${contentPadding.desktop};
  }
`;

const Category = styled(Link)`
  ${pictureLink}

  strong {
    margin-top: ${space(1)};
  }

  /* Summaries are hidden on phones, because three columns have no space for them. */
  span {
    display: none;
  }

  ${wide.tablet} {
    strong {
      margin-top: ${space(2)};
      font-size: ${size.h3};
    }

    span {
      display: block;
    }
  }
`;

const Cover = styled(Picture)`
  && {
    aspect-ratio: 1;
  }

  && img {
    height: 100%;
    object-fit: cover;
    object-position: 50% 75%;
  }

  ${wide.tablet} {
    && {
      aspect-ratio: 5 / 4;
    }
  }
`;
