import { space, wide } from '@tanabana/runtime/theme/tokens';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { categoryKey } from '../../catalogue/categories';
import { CoverPicture } from '../../components/CoverPicture';
import { pictureLink } from '../../components/pictureLink';
import type { CatalogueFile } from '../../source/dataFiles';

export function Departments({ categories }: Pick<CatalogueFile, 'categories'>) {
  return (
    <nav aria-label="Categories">
      <Row $count={categories.length}>
        {categories.map(({ name, summary, count, picture }) => (
          <li key={name}>
            <Department to={`/catalogue?category=${categoryKey(name)}`}>
              <CoverPicture picture={picture} sizes="96px" alt="" deferred />
              <span>
                <strong>{name}</strong>
                <Summary>{summary}</Summary>
                <span>{`${count} pieces`}</span>
              </span>
            </Department>
          </li>
        ))}
      </Row>
    </nav>
  );
}

/* On wide screens at most four categories are in a row, which is next to the title. */
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

  ${wide.desktop} {
    grid-template-columns: repeat(${({ $count }) => Math.min($count, 4)}, ${space(12)});
  }
`;

/** Hidden beside the title, because the column there is too narrow for a sentence. */
const Summary = styled.span`
  display: block;

  ${wide.desktop} {
    display: none;
  }
`;

const Department = styled(Link)`
  ${pictureLink}
  display: grid;
  gap: ${space(1)};

  picture,
  svg {
    max-width: ${space(13)};
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
