import { CardGrid } from '@tanabana/runtime/kit/CardGrid';
import { Skeleton } from '@tanabana/runtime/kit/Skeleton';
import { Section } from './Section';

/** Placeholders for loading content. */
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
