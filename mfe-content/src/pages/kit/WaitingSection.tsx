import { CardGrid } from '@tanabana/shared/ui/CardGrid';
import { Skeleton } from '@tanabana/shared/ui/Skeleton';
import { Section } from './Section';

/** What stands in the place of things on their way. */
export function WaitingSection() {
  return (
    <Section
      title="Waiting"
      note="Skeletons keep the later shape, so that nothing moves when the thing comes."
    >
      <Skeleton $shape="title" />
      <Skeleton />
      <CardGrid as="div">
        <Skeleton $shape="picture" />
        <Skeleton $shape="picture" />
        <Skeleton $shape="picture" />
        <Skeleton $shape="picture" />
      </CardGrid>
    </Section>
  );
}
