import { space, visuallyHidden } from '@tanabana/shared/theme/tokens';
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
      <Pictures>
        <Skeleton $shape="picture" />
        <Skeleton $shape="picture" />
        <Skeleton $shape="picture" />
        <Skeleton $shape="picture" />
      </Pictures>
    </Place>
  );
}

const Place = styled(Page)`
  min-height: 70vh;

  > span {
    max-width: 480px;
    margin-bottom: ${space(2)};
  }
`;

const Pictures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(160px, 1fr));
  gap: ${space(3)};
  margin-top: ${space(5)};
`;

const Words = styled.p`
  ${visuallyHidden}
`;
