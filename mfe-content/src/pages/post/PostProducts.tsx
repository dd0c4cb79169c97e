import { productAddress } from '@tanabana/shop/addresses/productAddress';
import { Fragment } from '@tanabana/contract/pages/page';
import { grid } from '@tanabana/ui/theme/layout';
import { space } from '@tanabana/ui/theme/tokens';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Post } from '../../blog/postSchema';

/**
 * Products whose craft the post describes, displayed by fragments of the catalogue. Memoised, because React replaces the
 * server's HTML of a fragment by its fallback if the page renders again before the fragment is hydrated.
 */
export const PostProducts = memo(function PostProducts({ products }: Pick<Post, 'products'>) {
  if (products.length === 0) return null;
  return (
    <Section aria-labelledby="post-products">
      <h2 id="post-products">From the catalogue</h2>
      <ul>
        {products.map(({ id, name }) => (
          <li key={id}>
            <Fragment
              name="catalogue/ProductTeaser"
              product={id}
              fallback={<Link to={productAddress(id)}>{name}</Link>}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
});

const Section = styled.section`
  margin-top: ${space(5)};

  ul {
    ${grid({ columns: 2, gap: 2, tablet: { columns: 3 } })}
    margin-top: ${space(3)};
  }
`;
