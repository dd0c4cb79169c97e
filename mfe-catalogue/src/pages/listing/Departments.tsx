import { color, font, size, space, wide } from '@tanabana/runtime/theme/tokens';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { categoryKey, categorySummary } from '../../catalogue/categories';
import { CoverPicture } from '../../components/CoverPicture';
import { WovenPlaceholder } from '../../components/WovenPlaceholder';
import type { CatalogueFile } from '../../source/dataFiles';

/** Categories in a row beside the title, on wide screens. */
const MOST_BESIDE_TITLE = 4;

/** Links to the categories, each with its picture. */
export function Departments({ categories }: { readonly categories: CatalogueFile['categories'] }) {
  return (
    <nav aria-label="Categories">
      <Row $count={categories.length}>
        {categories.map(({ name, count, picture }) => (
          <li key={name}>
            <Department to={`/catalogue?category=${categoryKey(name)}`}>
              {picture ? (
                <CoverPicture picture={picture} sizes="96px" alt="" deferred />
              ) : (
                <WovenPlaceholder />
              )}
              <span>
                <strong>{name}</strong>
                <Summary>{categorySummary(name)}</Summary>
                <span>{`${count} pieces`}</span>
              </span>
            </Department>
          </li>
        ))}
      </Row>
    </nav>
  );
}

const Row = styled.ul<{ readonly $count: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $count }) => $count}, minmax(${space(10)}, 1fr));
  gap: ${space(2)};
  margin: -${space(1)};
  padding: ${space(1)};
  overflow-x: auto;

  ${wide.tablet} {
    grid-template-columns: repeat(${({ $count }) => $count}, minmax(${space(25)}, 1fr));
    gap: ${space(3)};
  }

  /* Beside the title. */
  ${wide.desktop} {
    grid-template-columns: repeat(${({ $count }) => Math.min($count, MOST_BESIDE_TITLE)}, ${space(12)});
  }
`;

/** Not displayed next to the title, where a column is too narrow for a sentence. */
const Summary = styled.span`
  display: block;

  ${wide.desktop} {
    display: none;
  }
`;

const Department = styled(Link)`
  display: grid;
  gap: ${space(1)};
  color: ${color.muted};
  font-size: ${size.small};
  line-height: 1.4;
  text-decoration: none;

  picture,
  svg {
    max-width: ${space(13)};
  }

  strong {
    display: block;
    color: ${color.indigo};
    font: 500 1rem/1.25 ${font.display};
  }

  @media (hover: hover) {
    &:hover strong {
      color: ${color.madder};
      text-decoration: underline;
    }
  }

  ${wide.tablet} {
    grid-template-columns: ${space(9)} minmax(0, 1fr);
    align-items: center;
    gap: ${space(2)};

    strong {
      font-size: 1.125rem;
    }
  }

  ${wide.desktop} {
    grid-template-columns: ${space(12)};
    gap: ${space(1)};

    strong {
      font-size: 1rem;
    }
  }
`;
