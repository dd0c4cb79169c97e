import { color, space } from '@tanabana/runtime/theme/tokens';
import { Page } from '@tanabana/runtime/kit/Page';
import { Skeleton } from '@tanabana/runtime/kit/Skeleton';
import { styled } from 'styled-components';

/** Placeholder for a region while its remote is loading: a title, the waiting text, and picture skeletons. */
export function RegionWaiting({ words = 'Loading...' }: { readonly words?: string }) {
  return (
    <Place>
      <Skeleton $shape="title" />
      <Words>{words}</Words>
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

const Words = styled.p`
  color: ${color.muted};
`;

const Pictures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
  gap: ${space(3)};
  margin-top: ${space(5)};
`;
