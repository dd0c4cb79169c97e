import { defineFragment } from '@tanabana/runtime/contracts/page';
import { Picture } from '@tanabana/runtime/kit/Picture';
import { grid } from '@tanabana/runtime/theme/layout';
import { contentPadding, size, space, wide } from '@tanabana/runtime/theme/tokens';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import builtStrip from 'virtual:strip';
import { categoryKey } from '../catalogue/categories';
import { pictureLink } from '../components/pictureLink';
import type { stripCategories } from './stripCategories';

const categories = builtStrip as ReturnType<typeof stripCategories>;

export default defineFragment({ Component: CategoryStrip });

export function CategoryStrip() {
  return (
    <Strip aria-label="Categories">
      <ul>
        {categories.map(({ name, summary, picture }) => (
          <li key={name}>
            <Category to={`/catalogue?category=${categoryKey(name)}`}>
              {picture && <Cover picture={picture} sizes="(min-width: 1024px) 30vw, 31vw" alt="" deferred />}
              <strong>{name}</strong>
              <span>{summary}</span>
            </Category>
          </li>
        ))}
      </ul>
    </Strip>
  );
}

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
      aspect-ratio: 3 / 2;
    }
  }
`;
