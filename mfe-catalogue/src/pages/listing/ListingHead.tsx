import { Lead, PageTitle } from '@tanabana/runtime/kit/Page';
import { row } from '@tanabana/runtime/theme/layout';
import { color, size, space, wide } from '@tanabana/runtime/theme/tokens';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { CatalogueFile } from '../../source/dataFiles';
import { Departments } from './Departments';

/** Searches and filters for frequent wishes of buyers. */
const COLLECTIONS = [
  ['Diwali gifts', '/catalogue?q=diwali+gifts'],
  ['Hotel rooms', '/catalogue?q=hotel+rooms'],
  ['Under ₹1,000', '/catalogue?price=under-1000'],
] as const;

interface ListingHeadProps extends Pick<CatalogueFile, 'categories'> {
  /** Whether the listing has filters, so that collections and categories are omitted. */
  readonly isFiltered: boolean;
}

export function ListingHead({ categories, isFiltered }: ListingHeadProps) {
  return (
    <Head>
      <div>
        <PageTitle>Handcrafted Treasures</PageTitle>
        <Lead>
          Rugs from the loom, and the work of potters, casters, printers and carvers, each from the town known
          for it.
        </Lead>
        {!isFiltered && (
          <Collections aria-label="Collections">
            {COLLECTIONS.map(([label, to]) => (
              <Link key={to} to={to}>
                {label}
              </Link>
            ))}
          </Collections>
        )}
      </div>
      {!isFiltered && <Departments categories={categories} />}
    </Head>
  );
}

/* Phones display title and collections only, so that the first products are in the first view. */
const Head = styled.div`
  h1 {
    margin: 0;
    font-size: 1.875rem;
  }

  p,
  nav {
    display: none;
  }

  ${wide.tablet} {
    display: grid;
    gap: ${space(3)};

    p,
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

const Collections = styled.section`
  ${row([0, 3])}
  margin-top: ${space(1)};

  a {
    padding-block: ${space(1)};
    color: ${color.madder};
  }
`;
