import { countOf } from '@tanabana/shop/text/formatCount';
import { Lead, PageTitle } from '@tanabana/ui/kit/Page';
import { row } from '@tanabana/ui/theme/layout';
import { color, size, space, wide } from '@tanabana/ui/theme/tokens';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { categoryAddress, isInCategory } from '../../catalogue/categories';
import { CoverPicture } from '../../components/CoverPicture';
import { pictureLink } from '../../components/pictureLink';
import type { CatalogueFile } from '../../source/dataFiles';

interface ListingHeadProps extends Pick<CatalogueFile, 'categories' | 'texts'> {
  readonly isFiltered: boolean;
  /** The chosen category, or all handicrafts. */
  readonly category: string | undefined;
  readonly text: string;
}

export function ListingHead({ categories, texts, isFiltered, category, text }: ListingHeadProps) {
  const chosen = categories.filter(
    ({ name }) => category !== undefined && isInCategory({ category: name }, category),
  );
  const described = chosen.filter(({ summary }) => summary);
  return (
    <Head>
      <div>
        <PageTitle>{listed(category, text) ?? texts?.title ?? 'All products'}</PageTitle>
        {chosen.length === 0 && text === '' && texts?.lead && <Lead>{texts.lead}</Lead>}
        {described.length > 0 && (
          <About>
            {described
              .map(
                ({ name, summary }) => `${chosen.length > 1 ? `${name}: ${lowerFirst(summary)}` : summary}.`,
              )
              .join(' ')}
          </About>
        )}
        {!isFiltered && texts && texts.links.length > 0 && (
          <Collections aria-label="Collections">
            {texts.links.map(({ label, to }) => (
              <Link key={to} to={to}>
                {label}
              </Link>
            ))}
          </Collections>
        )}
      </div>
      {!isFiltered && categories.length > 1 && <Departments categories={categories} />}
    </Head>
  );
}

/** Names the listed category or the results of a search. Undefined for the whole catalogue. */
function listed(category: string | undefined, text: string): string | undefined {
  if (text === '') return category;
  return category === undefined ? `“${text}”` : `“${text}” in ${category}`;
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

function Departments({ categories }: Pick<CatalogueFile, 'categories'>) {
  return (
    <nav aria-label="Categories">
      <DepartmentRow $count={categories.length}>
        {categories.map(({ name, summary, count, picture }) => (
          <li key={name}>
            <Department to={categoryAddress(name)}>
              <CoverPicture picture={picture} sizes="96px" alt="" deferred />
              <span>
                <strong>{name}</strong>
                <Summary>{summary}</Summary>
                <span>{countOf(count, 'product')}</span>
              </span>
            </Department>
          </li>
        ))}
      </DepartmentRow>
    </nav>
  );
}

/* Phones display only title and collections, so that the first products are visible without scrolling. */
const Head = styled.div`
  h1 {
    margin: 0;
    font-size: 1.875rem;
    overflow-wrap: anywhere;
  }

  ${Lead},
  nav {
    display: none;
  }

  ${wide.tablet} {
    display: grid;
    gap: ${space(3)};

    ${Lead},
    nav {
      display: block;
    }

    h1 {
      margin-bottom: ${space(1.5)};
      font-size: ${size.h1};
    }
  }

  ${wide.desktop} {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space(8)};
  }
`;

const About = styled.p`
  margin-top: ${space(1)};
  color: ${color.muted};
`;

const Collections = styled.section`
  ${row([0, 3])}
  margin-top: ${space(1)};

  a {
    padding-block: ${space(1)};
    color: ${color.madder};
  }
`;

const DepartmentRow = styled.ul<{ readonly $count: number }>`
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

/* The summary is hidden on wide screens, because the columns are too narrow for a sentence. */
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
