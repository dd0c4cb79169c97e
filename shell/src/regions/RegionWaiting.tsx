import { space, visuallyHidden } from '@tanabana/shared/theme/tokens';
import { CardGrid } from '@tanabana/shared/ui/CardGrid';
import { Page } from '@tanabana/shared/ui/Page';
import { Skeleton } from '@tanabana/shared/ui/Skeleton';
import { styled } from 'styled-components';

/** The place of a page while its remote is being fetched: a title, a sentence, and the first pictures. */
export function RegionWaiting() {
  return (
    <Place>
      <Words role="status">Loading…</Words>
      <Skeleton $shape="title" />
      <Skeleton />
      <CardGrid as="div">
        {['a', 'b', 'c', 'd'].map((card) => (
          <Skeleton key={card} $shape="picture" />
        ))}
      </CardGrid>
    </Place>
  );
}

const Place = styled(Page)`
  min-height: 70vh;

  > span {
    max-width: 480px;
    margin-bottom: ${space(2)};
  }

  > div {
    margin-top: ${space(5)};
  }
`;

const Words = styled.p`
  ${visuallyHidden}
`;
